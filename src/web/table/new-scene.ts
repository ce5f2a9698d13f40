// A new scene, told by the game master: the same deed in every book whose scenes have a title and a text.
import type { Deed } from './book-screen.ts'

export const newScene: Deed = {
  id: 'scene',
  label: 'A new scene',
  who: 'nobody',
  fields: () => [
    { kind: 'text', name: 'title', label: 'Title' },
    { kind: 'text', name: 'text', label: 'What they see', long: true },
  ],
  command: (_, __, { title, text }) => ({ type: 'SetScene', title, text }) as never,
}
