import { randomInt } from 'node:crypto'
import { BASE32_SIGNS } from '#contract/core/base32-signs.ts'

const LENGTH = 10

/** What a purchase could be called: 50 random bits, which say nothing of how many there are and are not guessed. May be taken. */
export const randomNumber = (): string => Array.from({ length: LENGTH }, () => BASE32_SIGNS[randomInt(BASE32_SIGNS.length)]).join('')
