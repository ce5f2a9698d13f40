// What the build knows and writes into the bundle: the books' covers without their rules, and which pages exist.
declare const __BOOKS__: readonly { readonly id: string; readonly title: string; readonly line: string }[]
declare const __PAGES__: readonly string[]
