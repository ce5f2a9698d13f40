// Starts a worker of ours. The policy of the pages lets scripts start from trusted addresses alone: those that the build wrote.

const policy = globalThis.trustedTypes?.createPolicy('quincunx-worker', { createScriptURL: text => text })

const trusted = (address: string): string => (policy?.createScriptURL(address) ?? address) as string

export const startWorker = (address: string): Worker => new Worker(trusted(address), { type: 'module' })

/** From now on the pages that need no server open without one. Where that is not possible they still work with one. */
export async function keepOffline(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(trusted('/offline.js'))
  } catch {
    // A browser in private mode, or an address that is not secure.
  }
}
