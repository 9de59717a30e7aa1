/** What a writer without an account is called, on this phone alone. */
export interface GuestName {
  name: string
  email: string
}

const KEPT = 'hatkhola-guest'

export function readGuestName(): GuestName | undefined {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null')
    if (typeof held !== 'object' || held === null || !('name' in held) || !('email' in held)) return undefined
    return { name: String(held.name), email: String(held.email) }
  } catch {
    return undefined
  }
}

export function keepGuestName(name: GuestName): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(name))
  } catch {
    // Then it is typed again the next time.
  }
}

export function forgetGuestName(): void {
  try {
    localStorage.removeItem(KEPT)
  } catch {
    // Nothing is kept where nothing can be.
  }
}
