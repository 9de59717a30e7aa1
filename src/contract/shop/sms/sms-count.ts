/** Signs of the alphabet of SMS; those of the second list count twice. @see 3GPP TS 23.038, 6.2.1 */
const ONCE = new Set('@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà')
const TWICE = new Set('^{}\\[~]|€')

/** Signs that one SMS has room for, alone and as one of several, in that alphabet and in any other. @see 3GPP TS 23.040, 9.2.3.24.1 */
const ROOM = { latin: { alone: 160, each: 153 }, any: { alone: 70, each: 67 } } as const

/** How many SMS a text makes, and whether that is because of letters that are not Latin. */
export function countSms(text: string): { count: number; isLatin: boolean } {
  const signs = [...text]
  const isLatin = signs.every((sign) => ONCE.has(sign) || TWICE.has(sign))
  const { alone, each } = isLatin ? ROOM.latin : ROOM.any
  const length = isLatin ? signs.reduce((sum, sign) => sum + (TWICE.has(sign) ? 2 : 1), 0) : text.length
  return { count: length <= alone ? 1 : Math.ceil(length / each), isLatin }
}
