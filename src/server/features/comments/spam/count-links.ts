/** Endings that people type an address with when they leave its beginning out. */
const ENDINGS = 'com|net|org|info|biz|xyz|site|online|shop|store|club|vip|pro|app|dev|io|co|tv|cc|ly|ru|cn|bd|uk|eu'
/** Those that are words too: after a full stop without a space they begin a sentence, unless a path follows. */
const WORDS = 'in|me|us|de|top|live|link|click|win'
/** Code that other sites make a link of. */
const MARKUP = /\[\s*(?:url|link|img)\b|<\s*a\b/gi
/** What begins as an address, or ends as one. A letter before it would make it a part of a word; an e-mail is no link. */
const ADDRESS = new RegExp(
  String.raw`(?:https?|ftp|hxxps?):[/\\]{2}\S+|(?<![\p{L}\p{M}\p{N}@.-])(?:www\.[\p{L}\p{N}]\S*|(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:(?:${ENDINGS})(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])|(?:${WORDS})/)\S*)`,
  'giu',
)

/** How many links a plain text has, also those that are only written like one. Code around an address makes them no more. */
export function countLinks(text: string): number {
  const plain = text.normalize('NFKC').replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
  return Math.max(plain.match(ADDRESS)?.length ?? 0, plain.match(MARKUP)?.length ?? 0)
}
