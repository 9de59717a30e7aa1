import { stemsOf } from '#contract/core/bangla-endings.ts'
import { canon, fold, wordsOf } from '#contract/core/text.ts'
import type { ProductHeldReason } from '#contract/products/held-products.ts'
import { seenText } from '../../../spam/seen-text.ts'

/**
 * Words of goods that may not be sold, or not without a licence, as they are written in Bangla, in English and in Latin letters. What only looks like one
 * of them is in `HARMLESS`. A rule decides nothing: staff do.
 */
const WORDS: Record<ProductHeldReason, readonly string[]> = {
  medicine: [
    ...['medicine', 'medicines', 'antibiotic', 'antibiotics', 'insulin', 'viagra', 'sildenafil', 'tadalafil', 'paracetamol', 'azithromycin', 'steroid'],
    ...['steroids', 'morphine', 'pethidine', 'tramadol', 'codeine', 'phensedyl', 'yaba', 'abortion pill', 'sleeping pill', 'sleeping pills'],
    ...['ওষুধ', 'ঔষধ', 'ওষধ', 'অষুধ', 'মেডিসিন', 'অ্যান্টিবায়োটিক', 'এন্টিবায়োটিক', 'ইনসুলিন', 'ভায়াগ্রা', 'প্যারাসিটামল', 'স্টেরয়েড', 'ইয়াবা', 'ফেনসিডিল', 'ঘুমের বড়ি'],
    ...['oshudh', 'osudh', 'oushodh', 'ousodh', 'ghumer bori'],
  ],
  explosives: [
    ...['explosive', 'explosives', 'gunpowder', 'gun powder', 'firecracker', 'firecrackers', 'fire cracker', 'fire crackers', 'firework', 'fireworks'],
    ...['bomb', 'bombs', 'grenade', 'grenades', 'dynamite', 'detonator', 'ammunition'],
    ...['বিস্ফোরক', 'বারুদ', 'পটকা', 'আতশবাজি', 'আতসবাজি', 'বোমা', 'গ্রেনেড', 'ডিনামাইট', 'ককটেল বোমা'],
    ...['bisforok', 'bisphorok', 'potka', 'atoshbaji', 'atosbaji', 'baruder'],
  ],
  gambling: [
    ...['gambling', 'casino', 'casinos', 'betting', 'roulette', '1xbet', 'bet365', 'slot machine', 'satta'],
    ...['জুয়া', 'জুয়ার', 'ক্যাসিনো', 'বেটিং', 'বাজি ধরা', 'রুলেট'],
    ...['juya', 'juar', 'jua khela'],
  ],
  lottery: ['lottery', 'lotteries', 'lotto', 'raffle ticket', 'raffle draw', 'লটারি', 'র‍্যাফেল ড্র', 'lotari'],
  mlm: [
    ...['mlm', 'multi level marketing', 'multilevel marketing', 'network marketing', 'pyramid scheme', 'downline', 'ponzi'],
    ...['এমএলএম', 'এম এল এম', 'মাল্টি লেভেল মার্কেটিং', 'মাল্টিলেভেল মার্কেটিং', 'নেটওয়ার্ক মার্কেটিং', 'ডাউনলাইন'],
  ],
}

/** What has such a word in its name and is something else. */
const HARMLESS: readonly string[] = [
  ...['medicine box', 'medicine boxes', 'medicine ball', 'medicine organizer', 'medicine organiser', 'ওষুধের বাক্স', 'ওষুধ রাখার বাক্স', 'মেডিসিন বক্স'],
  ...['bath bomb', 'bath bombs', 'seed bomb', 'seed bombs', 'বাথ বোমা'],
]

interface Found {
  reason: ProductHeldReason
  /** The rule that fits, folded. */
  words: string
}

/** Every word of it in all the forms by which it can be asked for. */
type Spoken = readonly ReadonlySet<string>[]

const compiled = Object.entries(WORDS).flatMap(([reason, phrases]) =>
  phrases.map((phrase) => ({ reason: reason as ProductHeldReason, words: wordsOf(phrase) })),
)
const harmless = HARMLESS.map((phrase) => wordsOf(phrase))

/** The rules that a text meets, each once: in any script, case, width of letters and with any ending, also where letters are set apart. */
export function forbiddenGoods(text: string): Found[] {
  const spoken = withoutHarmless(spokenWords(joinLetters(seenText(text))))
  return compiled.flatMap(({ reason, words }) => (placeOf(spoken, words) === -1 ? [] : [{ reason, words: words.join(' ') }]))
}

/** `l o t t e r y` as it is read. */
const joinLetters = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}\p{N}])(?:[a-z\d][ .*_-]{1,2}){3,}[a-z\d](?![\p{L}\p{M}\p{N}])/giu, (letters) => letters.replace(/[^a-z\d]/giu, ''))

const spokenWords = (text: string): Spoken =>
  canon(text)
    .replace(/['\u2019\u02bc]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => new Set([word, ...stemsOf(word)].map(fold)))

/** Where a phrase begins; -1: nowhere. */
function placeOf(spoken: Spoken, words: readonly string[], from = 0): number {
  for (let at = from; at + words.length <= spoken.length; at += 1) if (words.every((word, n) => spoken[at + n]?.has(word))) return at
  return -1
}

function withoutHarmless(spoken: Spoken): Spoken {
  const left = [...spoken]
  for (const words of harmless) {
    for (let at = placeOf(left, words); at !== -1; at = placeOf(left, words, at + 1)) left.fill(new Set(), at, at + words.length)
  }
  return left
}
