import { BASE32_SIGNS } from '../../core/base32-signs.ts'
import { upperCase } from '../../core/one-form.ts'

/** As signs were meant that were read or typed as something else. */
export const meantSigns = (typed: string): string => upperCase(typed).replaceAll('O', '0').replace(/[IL]/g, '1')

/** Four signs that are others when a sign of the text is: FNV-1a, 20 bits of it. It finds mistakes; anyone can make it. @param text Latin */
export function shortSum(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  const bits = (sum ^ (sum >>> 20)) & 0xfffff
  return [15, 10, 5, 0].map((shift) => BASE32_SIGNS[(bits >>> shift) & 31]).join('')
}
