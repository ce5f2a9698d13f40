// The stories that ship, as scripts/vite-stories.ts writes them into the bundle.
declare module 'virtual:shelf' {
  import type { BoundStory, StoryCover } from './bound-story.ts'

  export const shipped: readonly {
    readonly cover: StoryCover
    readonly open: () => Promise<BoundStory>
    /** Its ink, file by file, the first one first. */
    readonly sources: () => Promise<Readonly<Record<string, string>>>
  }[]
}
