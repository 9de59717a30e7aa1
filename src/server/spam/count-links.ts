import { seenText } from './seen-text.ts'

/** Endings that people type an address with when they leave its beginning out. */
const ENDINGS =
  'com|net|org|info|biz|xyz|site|online|website|shop|store|club|vip|pro|app|dev|io|co|tv|cc|ly|ru|su|cn|bd|uk|eu|tk|ml|ga|gq|cf|ws|icu|sbs|bet|casino|xxx|рф|xn--[a-z\\d-]{2,59}'
/** Those that are words too: after a full stop without a space they begin a sentence, unless a path follows. */
const WORDS = 'in|me|us|de|to|ai|id|top|live|life|link|click|win|fun|today|world|news|work|page|blog|space|best|বাংলা'
/** Code that other sites make a link of. */
const MARKUP = /\[\s*(?:url|link|img)\b|<\s*a\b/gi
/** A full stop in disguise: that of Chinese, and one that is put in brackets or written out there. */
const STOP = /\u3002|\s{0,3}[[({]\s{0,3}(?:\.|dot)\s{0,3}[\])}]\s{0,3}/giu
/** Of any script: letters of another one look like Latin ones, and there are addresses in each. */
const NAME = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+`
const SCHEME = String.raw`(?:https?|ftp|hxxps?)\s{0,3}:\s{0,3}(?:[/\\]{1,3}\s{0,3}\S+|[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}\.[\p{L}\p{N}]\S*)`
/** What begins as an address, or ends as one. A letter before it would make it a part of a word; an e-mail is no link. */
const ADDRESS = new RegExp(
  String.raw`${SCHEME}|(?<![\p{L}\p{M}\p{N}@.-])(?:www\.[\p{L}\p{N}]\S*|${NAME}(?:(?:${ENDINGS})(?![\p{L}\p{M}\p{N}@-]|\.[\p{L}\p{N}])|(?:${WORDS})/)\S*)`,
  'giu',
)

/** How many links a plain text has, also those that are only written like one. Code around an address makes them no more. */
export function countLinks(text: string): number {
  const plain = seenText(text).replace(STOP, '.')
  return Math.max(plain.match(ADDRESS)?.length ?? 0, plain.match(MARKUP)?.length ?? 0)
}
