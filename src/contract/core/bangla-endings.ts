/**
 * Endings that Bangla writes onto a noun: of, in, to, the, several. A search for মেলায় means মেলা, and one for বইগুলোর means বই.
 * Only what is written onto the noun itself; verbs are not touched.
 */

/** The longer ones first, so that গুলোর is not taken for র alone. য় is two characters in the one form that texts are compared in. */
const ENDINGS = [
  'গুলোকে',
  'গুলোতে',
  'গুলোর',
  'গুলিতে',
  'গুলির',
  'গুলো',
  'গুলি',
  'টিতে',
  'টিকে',
  'টির',
  'টার',
  'দেরকে',
  'দের',
  '\u09af\u09bcের',
  'টি',
  'টা',
  'ের',
  'রা',
  'কে',
  'তে',
  '\u09af\u09bc',
  'র',
  'ে',
]
/** These follow a vowel, as in ঢাকার; শহর and রাত only look like it. */
const AFTER_VOWEL = new Set(['র', '\u09af\u09bc', 'তে'])
const VOWEL_END = /[অআইঈউঊএঐওঔািীুূৃেৈোৌ]$/
/** What is left of a word has to say something: মাটি is no form of মা. Vowel signs are no letters. */
const FEWEST_LETTERS = 2
const LETTER = /\p{L}/gu
/** মেলা-গুলো-তে has two. */
const MOST_ENDINGS = 2

/**
 * The nouns that a written word may be an inflected form of, the longest first; none where it has no such ending.
 * @param word of one word, in the form of `canon`
 */
export function stemsOf(word: string): string[] {
  const stems: string[] = []
  for (let rest = withoutEnding(word); rest !== undefined && stems.length < MOST_ENDINGS; rest = withoutEnding(rest)) stems.push(rest)
  return stems
}

function withoutEnding(word: string): string | undefined {
  const ending = ENDINGS.find((one) => word.endsWith(one) && isEnough(word.slice(0, -one.length), one))
  return ending === undefined ? undefined : word.slice(0, -ending.length)
}

function isEnough(rest: string, ending: string): boolean {
  // A joined letter stays whole: পার্টি is no পার্.
  if (rest.endsWith('\u09cd')) return false
  return (rest.match(LETTER)?.length ?? 0) >= FEWEST_LETTERS && (!AFTER_VOWEL.has(ending) || VOWEL_END.test(rest))
}
