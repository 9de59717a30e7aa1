import { randomInt } from 'node:crypto'

/** Crockford's Base32: no I, L, O or U, which are read as something else. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** What a purchase could be called: 50 random bits, which say nothing of how many there are and are not guessed. May be taken. */
export const randomNumber = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
