// Starts a worker of ours. The policy of the pages lets scripts start from trusted addresses alone: those that the build wrote.

const policy = globalThis.trustedTypes?.createPolicy('quincunx-worker', { createScriptURL: text => text })

export const startWorker = (address: string): Worker =>
  new Worker((policy?.createScriptURL(address) ?? address) as string, { type: 'module' })
