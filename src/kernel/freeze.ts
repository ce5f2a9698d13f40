// In development every state is frozen, so that a rule which changes what it was given fails at once.

let freezing = false

/** Switched on by the tests and by `npm run dev`. */
export function freezeStates(on: boolean): void {
  freezing = on
}

export function frozen<T>(value: T): T {
  return freezing ? deepFreeze(value) : value
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}
