// What scripts/vite-stories.ts writes into the bundle: the stories that ship, and the reader for a page of its own.
declare module 'virtual:shelf' {
  import type { BoundStory, StoryCover } from './bound-story.ts'

  export const shipped: readonly {
    readonly cover: StoryCover
    readonly open: () => Promise<BoundStory>
    /** Its ink, file by file, the first one first. */
    readonly sources: () => Promise<Readonly<Record<string, string>>>
  }[]
}

declare module 'virtual:player' {
  const program: string
  // biome-ignore lint/style/noDefaultExport: the module is one text
  export default program
}
