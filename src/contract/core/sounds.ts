/**
 * How words sound, coarsely, so that a word of one script finds the same word in the other: Dhaka and ঢাকা, concert and কনসার্ট. Consonants decide,
 * since vowels are written in too many ways; vowels count only where there are fewer than three. Words of one script are compared by their letters
 * instead: word-search.ts.
 */
import { stemsOf } from './bangla-endings.ts'
import { decomposed } from './one-form.ts'
import { canon } from './text.ts'

/** Fewer say too little: half the market would sound like them. */
const FEWEST_SIGNS = 3
const LONGEST_WORD = 24

/** `xyz` says that x and y sound like z; what is not named is not heard. চ is C, so that c stays free. */
const sounds = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(' ').flatMap((alike) => [...alike].slice(0, -1).map((letter) => [letter, alike.slice(-1)])))
const OF_BANGLA = /* @__PURE__ */ sounds('কখk গঘg চছC জঝযj টঠতথৎt ডঢদধd ণনঙঞংn পফp বভb মm রৃঋr লl শষসs হh আাa ইঈএঐিীেৈi উঊুূৌu')
const OF_LATIN = /* @__PURE__ */ sounds('cqkk jzj fpp vbb CC dd gg hh ll mm nn rr ss tt aa eiyi uu')

/** What a word sounds like: usually one thing, several where its spelling leaves that open, nothing where it is too short or has digits. */
export function soundsOf(word: string): string[] {
  const letters = canon(word)
  if (letters.length > LONGEST_WORD || /\p{N}/u.test(letters)) return []
  const heard = isBangla(letters) ? heardInBangla(letters) : heardInLatin(letters)
  return [...new Set(heard.map(keyOf))].filter((key) => key.length >= FEWEST_SIGNS)
}

/** Whether a word is written in Bangla letters. */
export const isBangla = (word: string): boolean => /[\u0980-\u09ff]/.test(word)

/** @param heard consonants as small letters and C; vowels as a, i, u */
function keyOf(heard: string): string {
  // h is heard only at the beginning, g not after n; and spellings differ in which letters are doubled.
  const plain = (signs: string) =>
    signs
      .replace(/(?!^)h/g, '')
      .replace(/ng/g, 'n')
      .replace(/(.)\1+/g, '$1')
  const consonants = plain(heard.replace(/[aiu]/g, ''))
  return consonants.length < FEWEST_SIGNS ? plain(heard) : consonants
}

const spelled = (text: string, letters: Record<string, string>): string => [...text].map((letter) => letters[letter] ?? '').join('')

function heardInBangla(word: string): string[] {
  const [whole, ...stems] = [word, ...stemsOf(word)].map(withoutSilent)
  const plain = whole ?? ''
  return [plain, plain.replace(/ঁ/g, 'ন'), ...stems].map((one) => spelled(one, OF_BANGLA))
}

/** Letters that are heard as others, or not at all. */
const withoutSilent = (word: string): string =>
  word
    .replace(/ক্ষ/g, 'ক')
    .replace(/জ্ঞ/g, 'গ')
    .replace(/[ডঢ]\u09bc/g, 'র')
    .replace(/য\u09bc/g, '')
    // Written under another letter, য and ব lengthen it; above, র is heard before them.
    .replace(/(?<!র)্য|(?<=র)্য(?=া)|(?<![মরলব])্ব/g, '')

function heardInLatin(word: string): string[] {
  const plain = decomposed(word)
    .replace(/sch|ch(?=[nr])/g, (cluster) => (cluster === 'sch' ? 'sk' : 'k'))
    .replace(/tion/g, 'sn')
    .replace(/ture/g, 'Cr')
    .replace(/ch/g, 'C')
    .replace(/ght/g, 't')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/x/g, 'ks')
    .replace(/oo/g, 'u')
    .replace(/ge$/, 'j')
    .replace(/e$|^y/g, '')
  // g before e or i is either: manager, target. So is ksh: lakshmi, riksha.
  return [plain, plain.replace(/g(?=[eiy])/g, 'j'), plain.replace(/(?<=[aeiou])ksh/g, 'k')].map((one) => spelled(one, OF_LATIN))
}
