// How Svelte components are compiled, for Vite and for svelte-check. Types are stripped by Svelte itself, styles are plain CSS.

export default {
  compilerOptions: { runes: true },
}
