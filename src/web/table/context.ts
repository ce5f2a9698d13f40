// The session that every part of the table screen shares.
import { getContext, setContext } from 'svelte'
import type { Session } from './session.svelte.ts'

const key = Symbol('session')

export const provideSession = (session: Session): Session => setContext(key, session)
export const useSession = (): Session => getContext(key)
