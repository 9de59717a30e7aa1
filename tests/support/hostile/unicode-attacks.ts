/** Some thousand characters of a kind, as many as are asked for. */
type Make = (length: number) => string

const pairs =
  (pair: string): Make =>
  (length) =>
    `a${pair.repeat(Math.ceil(length / pair.length))}`

/** Marks on one letter, in the orders in which bringing them into one form takes longest: all of them, or once what stands between them is taken out. */
export const MARK_TOWERS: Readonly<Record<string, Make>> = {
  'marks above before marks below': (length) => `a${'\u0301'.repeat(length / 2)}${'\u0323'.repeat(length / 2)}`,
  'marks above and below in turns': pairs('\u0301\u0323'),
  'marks with joiners between them': pairs('\u0301\u200d\u0323\u200d'),
  'marks with spaces of no width between them': pairs('\u0301\u200b\u0323\ufeff'),
  'narrow Japanese with marks': pairs('\uff9e\u0301'),
  'Hebrew points with apostrophes between them': pairs('\u0591\u2019\u05b0\u2019'),
  'marks that are not seen': pairs('\u034f\u0301\ufe0f\u0323'),
  'letters that come apart into many': (length) => '\u1f82\u0345\u0301\u0323\u0334'.repeat(length / 5),
}

const cycle =
  (text: string): Make =>
  (length) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** What else is hard on programs that read text: joined, turned, composed, unfinished, or endless where an end is looked for. */
export const STRANGE_TEXTS: Readonly<Record<string, Make>> = {
  'marks written as entities': (length) => `<p>a${'&#769;'.repeat(length / 12)}${'&#803;'.repeat(length / 12)}</p>`,
  'a chain of joiners': (length) => `a${'\u200d'.repeat(length - 1)}`,
  'emoji joined without end': cycle('👩\u200d'),
  'turned back and forth': cycle('\u202ea\u2066b\u2069\u202c'),
  'Korean in its parts': cycle('\u1100\u1161\u11a8'),
  'one letter that becomes eighteen': cycle('\ufdfa'),
  'final sigmas': cycle("Σ'"),
  'a word without end': cycle('x'),
  'a Bangla word without end': cycle('কোন্যাঁ'),
  'halves of characters': cycle('\ud83d'),
  'tags that never close': cycle('<'),
  'tags that never open': cycle('<a href="'),
  'entities that never end': cycle('&#'),
  'points and letters': cycle('a.'),
  'an address without end': (length) => `https://${'a.'.repeat((length - 10) / 2)}`,
  'spaces before nothing': (length) => `a${' '.repeat(length - 2)}b`,
  'lines of nothing': cycle('\n\u200b'),
  'words of one letter': cycle('a '),
  'numbers without end': cycle('9'),
  'nothing that is a character': (length) => `${'a'.repeat(length - 1)}\0`,
}
