import { composed } from '../core/one-form.ts'
import { PRODUCT } from '../core/product.ts'
import type { Reason } from '../core/reasons.ts'
import { fold } from '../core/text.ts'

/** Characters, counted as a reader does (code points). */
export const USERNAME_LENGTH = { shortest: 3, longest: 30 } as const

/** One script per name, and no mark that could turn or hide what is read. Bangla vowel signs are marks, so `\p{M}` comes with its letters. */
const LATIN = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i
const BANGLA =
  /^[\u0985-\u09b9\u09dc-\u09df\u09ce0-9\u09e6-\u09ef](?:[\u0981-\u09ce\u09d7\u09dc-\u09df\u09e6-\u09ef0-9._-]*[\u0981-\u09ce\u09d7\u09dc-\u09df\u09e6-\u09ef0-9])?$/u

/** Names by which the house itself could be meant. Compared by key, so that `Adm1n` is refused too. */
const RESERVED = [
  'admin',
  'administrator',
  'anonymous',
  'deleted',
  'everyone',
  'help',
  'helpdesk',
  'info',
  'moderator',
  'noreply',
  'official',
  'owner',
  'payment',
  'root',
  'security',
  'seller',
  'staff',
  'support',
  'system',
  'user',
]

/** The name as it is kept: composed, without spaces around. */
export const cleanUsername = (text: string): string => composed(text).trim()

/**
 * What two names must not share: letters that look alike are one (`0` and `o`, `1`, `i` and `l`, `rn` and `m`), case, dots and dashes do not
 * count, and Bangla goes by its search form. Coarser than any font, so that no user passes for another.
 * @see Unicode Technical Standard 39, "Confusable Detection"
 */
export function usernameKey(text: string): string {
  const folded = fold(cleanUsername(text)).replaceAll(' ', '')
  return folded.replace(/0/g, 'o').replace(/[1i]/g, 'l').replace(/rn/g, 'm').replace(/vv/g, 'w')
}

/** Marked so that a program which judges no names can do without them. */
const RESERVED_KEYS = /* @__PURE__ */ new Set(/* @__PURE__ */ RESERVED.map(usernameKey))
/** A username must not contain the product's own name. */
const HOUSE_KEYS = /* @__PURE__ */ [PRODUCT.name, PRODUCT.nameBangla].map(usernameKey)

/** Why a text cannot be a username, or undefined. Whether it is taken is not checked here. */
export function usernameFault(text: string): Reason | undefined {
  const name = cleanUsername(text)
  const length = [...name].length
  if (length === 0) return 'required'
  if (length > USERNAME_LENGTH.longest) return 'too-long'
  if (!LATIN.test(name) && !BANGLA.test(name)) return /\p{Script=Latin}/u.test(name) && /\p{Script=Bengali}/u.test(name) ? 'mixed-scripts' : 'bad-characters'
  if (length < USERNAME_LENGTH.shortest || usernameKey(name).length < 2) return 'too-short'
  return couldBeHouse(name) ? 'reserved' : undefined
}

/** Whether a name could be taken for that of the house or its staff, also in letters that only look like it. */
export function couldBeHouse(name: string): boolean {
  const key = usernameKey(name)
  return RESERVED_KEYS.has(key) || HOUSE_KEYS.some((house) => key.includes(house))
}
