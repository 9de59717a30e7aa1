import { BASE32_SIGNS } from '../core/base32-signs.ts'

/** `valid` opens the gate; `passed` is in another person's hands; `void` is over: its money goes back, or the event was called off. */
export const TICKET_STATES = ['valid', 'passed', 'void'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** Characters of a ticket's short code: no I, L, O and U, which are mistaken for others. @see Crockford's Base32 */
export const CODE_CHARACTERS = BASE32_SIGNS
export const CODE_LENGTH = 8

export const TICKET_LIMITS = {
  listed: 500,
} as const

/** A code as it is printed and read out: two groups of four. */
export const printedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
