import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageLines } from '#tests/support/page-texts.ts'

const ROOT = join(import.meta.dirname, '..')

/** A Bangla wording that is not ours. */
interface Refused {
  wrong: RegExp
  /** What stands there instead. */
  right: string
  /** The only places where it is wrong; without it everywhere. */
  only?: RegExp
  /** Places where it is right, since it means something else there. */
  except?: RegExp
}

/** One word for one thing. A place is the key of a text (`sales.csv.button`) or the line of a file (`src/worker/notifications.ts:45`). */
const REFUSED: readonly Refused[] = [
  { wrong: /[০-৯}]জন/, right: '৫ জন; টি stays joined: ৫টি' },
  { wrong: /কেউ[^।;,]*(?:দেখ|পা|পার)বে না|দেখতে (?:পা|পার)বে না|কেউ দেখেনি/, right: 'দেখবেন না, দেখতে পাবেন না, দেখেননি' },
  { wrong: /সবাই(?: আপনাকে)?(?: যেমন| যেভাবে)? (?:দেখে|চেনে)(?!ন)/, right: 'দেখেন, চেনেন' },
  { wrong: /(?:নতুন|আরও) ধরনের টিকিট/, right: 'টিকিটের ধরন যোগ করুন; ভিআইপি, শিক্ষার্থী ইত্যাদি টিকিট' },
  // Who replaces something by another one (a name, a picture) changes it; who goes on writing it edits it.
  { wrong: /(?<!(?:নাম|ছবি|ইমেইল|পাসওয়ার্ড|সংখ্যা|ক্রম) )বদলান(?!ো)|সম্পাদনা/, right: 'এডিট করুন' },
  { wrong: /হালনাগাদ/, right: 'এডিট করুন, সেভ করুন; সেভ হচ্ছে…', except: /^(?:common\.updatedJustNow|ui\.age\.updated)$/ },
  { wrong: /(?<!অ্যাপ )আপডেট/, right: 'এডিট করুন, সেভ করুন; সেভ হচ্ছে…', except: /^common\.update\.action$/ },
  { wrong: /ভার্সন/, right: 'সংস্করণ (of a text)', except: /^(?:common\.update\.|outbox\.un|problems\.strange-answer\.)/ },
  { wrong: /সংস্করণ/, right: 'ভার্সন (of the app)', except: /^writing\./ },
  { wrong: /রেখে (?:দিন|দিলে)|^(?:থাক|থাকি|না, থাকি|না, থাকুক)$/, right: 'না, থাক' },
  { wrong: /ফিল্টার সরান/, right: 'ফিল্টার বাদ দিন' },
  { wrong: /(?<!সব )ফিল্টার মুছুন/, right: 'ফিল্টার বাদ দিন; all at once: সব ফিল্টার মুছুন' },
  { wrong: /^(?:দেখান|যা দেখবেন)$/, right: 'কোনগুলো দেখবেন' },
  { wrong: /রাত ১২টা পর্যন্ত/, right: 'রাত ১১:৫৯ পর্যন্ত' },
  { wrong: /আগে যেটি(?:র শেষ| হবে)/, right: 'শেষ তারিখ আগে; সবার আগে যেটি' },
  { wrong: /আসছে এমন ইভেন্ট/, right: 'সামনের ইভেন্ট' },
  { wrong: /সাপ্তাহিক ছুটিতে/, right: 'এই শুক্র-শনিবার' },
  { wrong: /আবেদন করা যেত [^।]/, right: '{{date}} পর্যন্ত আবেদন করা যেত' },
  { wrong: /আপনার হাতে/, right: '৩টির মধ্যে ২টি আপনার কাছে' },
  { wrong: /ওপরের কথা|(?<![ঀ-৿])ছক(?:ে|েও)?(?![ঀ-৿])/, right: 'ওপরের লেখা ও টেবিলেও' },
  { wrong: /কম সংখ্যাটির চেয়ে/, right: 'সর্বোচ্চ মান সর্বনিম্নের কম হতে পারে না' },
  { wrong: /ফেরত যাবে, (?:প্রতিটির )?একবার/, right: 'প্রতিটি অর্ডারের টাকা একবারই ফেরত যাবে' },
  { wrong: /(?<![ঀ-৿] ?)না করা হয়েছে|না করে দিন/, right: 'বাছাই হননি, বাদ দিন' },
  { wrong: /খোঁজা:|খোঁজা যায়নি|আগের খোঁজা/, right: 'খোঁজ:, খোঁজ করা যায়নি' },
  { wrong: /কমপক্ষে/, right: '…টির বেশি', only: /^categories\./ },
  { wrong: /^এলাকা$/, right: 'শহর/জেলা' },
  { wrong: /বাছাই করা ক্যাটাগরি|পোর্টালের বাছাই করা/, right: 'বিশেষ আয়োজন' },
  { wrong: /স্ক্রিনের রং/, right: 'থিম' },
  { wrong: /টাকা দেওয়া বাকি|অর্ডারের টাকা দিন/, right: 'পেমেন্ট বাকি, পেমেন্ট করুন' },
  { wrong: /পুরো (?:সংখ্যায়|টাকায়|বছর)|পূর্ণ সংখ্যা(?!য়)|অঙ্কে/, right: 'পূর্ণ সংখ্যায়' },
  { wrong: /^(?!অনুরোধটি আগেই পাঠানো হয়েছে$)/, right: 'অনুরোধটি আগেই পাঠানো হয়েছে', only: /^problems\.key-reused\.title$/ },
  { wrong: /আমাদের একজন/, right: 'আমরা' },
  { wrong: /সেলার/, right: 'বিক্রেতা' },
  { wrong: /(?:ফোনে|লেখা) রইল/, right: 'এই ফোনে আছে, রাখা আছে' },
  { wrong: /বোতাম/, right: 'বাটন' },
  { wrong: /(?<![ঀ-৿])পাতা(?:টি|য়)?(?![ঀ-৿])/, right: 'পেজ' },
]

type Texts = { [key: string]: string | Texts }
type Said = [place: string, text: string]

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8').normalize('NFC')

function flat(texts: Texts, before: string): Said[] {
  return Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[`${before}.${key}`, value] as Said] : flat(value, `${before}.${key}`)))
}

const catalogues = readdirSync(join(ROOT, 'locales/bn'))
  .filter((file) => file !== 'pages')
  .flatMap((file) => flat(JSON.parse(read(`locales/bn/${file}`)) as Texts, file.replace('.json', '')))
  .concat(pageLines('bn').map(([place, text]) => [place, text.normalize('NFC')]))

/** Of the source: not what the demo market says, nor the words by which something is found. */
const OTHERS_WORDS = /^src\/(?:server\/db\/seed\/|contract\/core\/(?:sounds|synonyms|text)\.ts)/
/** From the first Bangla letter of a line to the end of its text. */
const BANGLA = /[ঀ-৿][^'"`<>]*/g
const files = ['src', 'public']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(?:tsx?|webmanifest)$/.test(file) && !OTHERS_WORDS.test(file))
const sources = files.flatMap((file) =>
  read(file)
    .split('\n')
    .flatMap((line, at) => [...line.matchAll(BANGLA)].map(([text]) => [`${file}:${at + 1}`, text.trim()] as Said)),
)

const refusedOf = ({ wrong, only, except }: Refused, said: readonly Said[]): string[] =>
  said.filter(([place, text]) => wrong.test(text) && (only?.test(place) ?? true) && !except?.test(place)).map(([place, text]) => `${place}: ${text}`)

describe('Bangla words', () => {
  it('are looked for in catalogues, mails, notifications and manifests', () => {
    const places = [...catalogues, ...sources].map(([place]) => place)
    for (const begins of ['sales.csv.button', 'pages.help:', 'src/worker/notifications.ts', 'src/tasks/home-screen.ts', 'public/manifest-bn.webmanifest'])
      expect(places.some((place) => place.startsWith(begins))).toBe(true)
    const mails = files.filter((file) => /^src\/server\/.*\/emails\//.test(file) && /[ঀ-৿]/.test(read(file)))
    expect(mails.length).toBeGreaterThan(5)
    expect(mails.filter((file) => !places.some((place) => place.startsWith(file)))).toEqual([])
  })

  it.each(REFUSED)('do not include $wrong, but $right', (one) => {
    expect(refusedOf(one, [...catalogues, ...sources])).toEqual([])
  })
})

describe('screens', () => {
  const screens = files.filter((file) => file.startsWith('src/app/'))
  /** What is read out or stands in an empty field, written in the source instead of the catalogues. `https://` is no word. */
  const WRITTEN_OUT = /\b(?:aria-(?:label|description|placeholder|roledescription|valuetext)|placeholder)(?:="|: ')(?!https:)[^"']*\p{L}/u

  it('say nothing that only one language has', () => {
    expect(screens.filter((file) => WRITTEN_OUT.test(read(file)))).toEqual([])
  })

  it('join sentences by the stop of the language', () => {
    expect(screens.filter((file) => /join\('\. '\)|\}\. \$\{/.test(read(file)))).toEqual([])
  })
})
