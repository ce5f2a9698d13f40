// What the build knows and writes into the bundle: the books' covers without their rules, and which pages exist.
declare const __BOOKS__: readonly { readonly id: string; readonly title: string; readonly line: string }[]
declare const __PAGES__: readonly string[]

/** The address of a worker that is built with the page. */
declare module '*?shared' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: that is how a bundler hands over an address
  export default address
}
