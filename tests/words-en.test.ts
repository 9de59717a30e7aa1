import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { pageLines } from '#tests/support/page-texts.ts'

const ROOT = join(import.meta.dirname, '..')

/** An English wording that is not ours. */
interface Refused {
  wrong: RegExp
  /** What stands there instead. */
  right: string
  /** Places where it is right, since it means something else there. */
  except?: RegExp
}

/** One word for one thing, and the words of the field. A place is the key of a text (`sales.csv.button`) or the line of a file (`src/worker/notifications.ts:45`). */
const REFUSED: readonly Refused[] = [
  // What things are called.
  { wrong: /\be-?mails? address of\b|\be-mail|(?<![-\w])mails?\b/i, right: 'email' },
  // A text of an application has a name of its own; all others are the letters that words are made of.
  {
    wrong: /(?<!cover )\bletters?\b/i,
    right: 'email; of an application: cover letter',
    except:
      /^(?:accounts\.join\.usernameHint|forms\.reasons\.(?:mixed-scripts|not-a-slug)|gate\.code\.wrong|search\.nothing\.script|sellers\.form\.slugHint|sellers\.own\.pictureDropText|selling\.promo\.form\.codeHint)$/,
  },
  { wrong: /\bkinds? of tickets?\b/i, right: 'ticket type' },
  { wrong: /\bsign(?:ed|s|ing)? (?:in|out)\b(?! with Google)/i, right: 'log in, log out; only Sign in with Google' },
  { wrong: /\bstate\b/i, right: 'status' },
  { wrong: /\bon (?:the|this) device\b|\b(?:on|off) the market\b/i, right: 'on this phone; on sale, not on sale' },
  // What became of them.
  { wrong: /(?<!\bstart )\bover\b/i, right: 'ended (events), expired (links, codes, sessions), passed (deadlines), closed (gates)' },
  { wrong: /\bcall(?:s|ed|ing)? (?:\w+ )?off\b/i, right: 'cancel, cancelled' },
  { wrong: /\bcancel(?:ed|ing)\b/i, right: 'cancelled, cancelling' },
  {
    wrong: /\b(?:give|gives|given|gave|giving|paid|pays?) (?:\w+ ){0,3}back\b|\bmoney (?:\w+ ){0,3}back\b|\bmoney (?:goes|went|has gone)\b/i,
    right: 'refund, refunded, refunding',
  },
  { wrong: /\bheld up\b/i, right: 'delayed' },
  { wrong: /\bthrow(?:n|s)?\b/i, right: 'delete' },
  { wrong: /\bgone for good\b|\bis gone\b/i, right: 'permanently deleted, deleted' },
  {
    wrong: /\bgo(?:es)? out\b|\bsends? (?:itself|themselves)\b(?! when you’re online)|\b(?:sent|again) by (?:itself|themselves)\b/i,
    right: 'will be sent, sent automatically',
  },
  { wrong: /\b(?:name|address) is free\b/i, right: 'available' },
  { wrong: /\bnot open the gate\b|\bopens no\b|\b(?:do|does)(?: not|n’t) work any more\b/i, right: 'no longer valid' },
  { wrong: /\bunknown, over\b|\bor used up\b/i, right: 'Invalid, expired or already used.' },
  { wrong: /\bcame twice\b/i, right: 'scanned twice' },
  { wrong: /\bin your hands\b/i, right: 'still yours' },
  { wrong: /\bshow bright\b/i, right: 'Full screen' },
  { wrong: /\bno more applications\b/i, right: 'Applications closed' },
  { wrong: /\bmore to this person\b|^no more today\b/i, right: 'Daily limit reached' },
  // Who is spoken of, and how.
  { wrong: /\b(?:is|are|was|were|be|last|orders) told\b|\btells? of\b|\btold of\b|\bwe tell\b/i, right: 'We’ll notify you, We’ll let you know' },
  { wrong: /\bwhoever\b|\bwhichever\b/i, right: 'anyone with; any' },
  { wrong: /\bnobody\b|\bsomebody\b|\beverybody\b|\banybody\b/i, right: 'no one or No …; someone, everyone, anyone' },
  { wrong: /\bone of us\b/i, right: 'We’ll review it' },
  { wrong: /(?<!\bnone )\bof it\b|\bof yourself\b/i, right: 'the thing by its name' },
  { wrong: /\bwhat you said\b|^said once\b|\bmake it of\b/i, right: 'your details; Fill in once; Don’t use' },
  { wrong: /\blook(?:s|ed|ing)? into\b/i, right: 'check' },
  { wrong: /\bwhat tickets brought\b/i, right: 'ticket sales' },
  { wrong: /\bsomething you wanted\b|\bwhat waits\b/i, right: 'unsent item' },
  { wrong: /\bcounts about\b/i, right: 'Storage used: about' },
  { wrong: /\bsay the same\b|\bsays? so\b/i, right: 'shows the same figures; shows it' },
  { wrong: /\bwe (?:send|write) (?:a|an|it|again|there)\b/i, right: 'We’ll email' },
  // What went wrong.
  { wrong: /\bmoved on\b/i, right: 'This has changed' },
  { wrong: /\bsent differently\b/i, right: 'Already submitted' },
  { wrong: /\bstrange answer\b|\bthat answer\b/i, right: 'Unexpected response' },
  { wrong: /\bno answer\b|\b(?:does|did) not answer\b/i, right: 'No response, is not responding' },
  { wrong: /\bdid not confirm\b/i, right: 'Google sign-in failed' },
  { wrong: /\bmine over\b/i, right: 'Keep mine' },
  { wrong: /\bneed not do\b/i, right: 'don’t need to do' },
  // One sign for one thing.
  { wrong: /\w'(?:\w|$)/, right: '’', except: /^home\.kinds\.events\.subtitle$/ },
]

type Texts = { [key: string]: string | Texts }
type Said = [place: string, text: string]

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8').normalize('NFC')

function flat(texts: Texts, before: string): Said[] {
  return Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[`${before}.${key}`, value] as Said] : flat(value, `${before}.${key}`)))
}

/** What is filled in is none of our words. */
const catalogues = readdirSync(join(ROOT, 'locales/en'))
  .filter((file) => file !== 'pages')
  .flatMap((file) => flat(JSON.parse(read(`locales/en/${file}`)) as Texts, file.replace('.json', '')))
  .concat(pageLines('en'))
  .map(([place, text]): Said => [place, text.replace(/\{\{.*?\}\}/g, '…')])

/** Of the source: what is sent, shown on a lock screen, a home screen or the page to try payments on. All else that is shown stands in the catalogues. */
const WORDS_IN_SOURCE =
  /^src\/(?:server\/.*\/emails\/(?!order-facts|email-texts|email-words)[^/]+|worker\/(?:booking-words|notifications)|tasks\/home-screen|server\/adapters\/payment\/local-gateway\/page-texts)\.ts$/
const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => WORDS_IN_SOURCE.test(file))

/** A piece of text in a source: a literal, or what stands of a template between two values. */
interface Piece {
  type: 'Literal' | 'TemplateElement'
  start: number
  value: unknown
}

function piecesOf(node: unknown): Piece[] {
  if (Array.isArray(node)) return node.flatMap(piecesOf)
  if (typeof node !== 'object' || node === null) return []
  const isPiece = 'type' in node && (node.type === 'Literal' || node.type === 'TemplateElement')
  return isPiece ? [node as Piece] : Object.values(node).flatMap(piecesOf)
}

const textOf = ({ type, value }: Piece): string => String(type === 'Literal' ? value : (value as { cooked: string }).cooked)

/** The English texts of a file. What has neither a space nor a capital letter at its beginning is a word of the code. */
function textsIn(file: string): Said[] {
  const source = read(file)
  return piecesOf(parseSync(file, source).program)
    .map((piece): Said => [`${file}:${source.slice(0, piece.start).split('\n').length}`, textOf(piece).trim()])
    .filter(([, text]) => /[A-Za-z]/.test(text) && !/[ঀ-৿]/.test(text) && /\s|^[A-Z]/.test(text))
}

const sources = files.flatMap(textsIn)

const refusedOf = ({ wrong, except }: Refused, said: readonly Said[]): string[] =>
  said.filter(([place, text]) => wrong.test(text) && !except?.test(place)).map(([place, text]) => `${place}: ${text}`)

describe('English words', () => {
  it('are looked for in catalogues, emails, notifications, the home screen and the page to try payments on', () => {
    const places = [...catalogues, ...sources].map(([place]) => place)
    for (const begins of [
      'sales.csv.button',
      'pages.help:',
      'events.faq.questions.0.answer',
      'src/worker/notifications.ts',
      'src/tasks/home-screen.ts',
      'src/server/adapters/payment/',
    ])
      expect(places.some((place) => place.startsWith(begins))).toBe(true)
    const emails = readdirSync(join(ROOT, 'src/server'), { recursive: true, encoding: 'utf8' })
      .map((file) => `src/server/${file}`)
      .filter((file) => /\/emails\/[^/]+\.ts$/.test(file) && /\ben: (?:\{|\w+ = \{)/.test(read(file)))
    expect(emails.length).toBeGreaterThan(5)
    expect(emails.filter((file) => !places.some((place) => place.startsWith(file)))).toEqual([])
  })

  it('of an email are read to its last line', () => {
    const said = sources.map(([, text]) => text).join('\n')
    for (const part of [
      'Verify your email for',
      'Don’t share it with anyone',
      'The order was cancelled.',
      'We’ll email you once it has been sent',
      'We send this email at most once a day',
    ])
      expect(said).toContain(part)
  })

  it.each(REFUSED)('do not include $wrong, but $right', (one) => {
    expect(refusedOf(one, [...catalogues, ...sources])).toEqual([])
  })

  it('are refused in no place that is named for nothing', () => {
    const named = REFUSED.flatMap(({ wrong, except }) => (except ? [{ wrong, except }] : []))
    for (const { wrong, except } of named) expect(catalogues.some(([place, text]) => except.test(place) && wrong.test(text))).toBe(true)
  })
})
