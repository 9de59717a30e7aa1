import { storedJson } from '../state/stored.ts'

/** What a writer without an account is called, on this phone alone. */
interface GuestName {
  name: string
  email: string
}

const STORED = storedJson('hatkhola-guest')

export function readGuestName(): GuestName | undefined {
  const held = STORED.read()
  if (typeof held !== 'object' || held === null || !('name' in held) || !('email' in held)) return undefined
  return { name: String(held.name), email: String(held.email) }
}

/** Where it cannot be stored it is typed again the next time. */
export const keepGuestName = (name: GuestName): void => void STORED.write(name)

export const forgetGuestName = (): void => STORED.remove()
