import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#contract/core/languages.ts'
import type { Letter } from '#server/adapters/mail/mail.ts'
import { stopLinks } from '#server/adapters/mail/mail-stops.ts'
import { unsubscribeHeaders } from '#server/adapters/mail/unsubscribe-headers.ts'
import { en as accountTexts } from '#server/features/accounts/letters/en.ts'
import type { LetterKind } from '#server/features/accounts/letters/letter-texts.ts'
import { writeLetter } from '#server/features/accounts/letters/write-letter.ts'
import { messageLetter } from '#server/features/events/sales/letters/message-letter.ts'
import type { OrderFacts } from '#server/features/events/tickets/letters/order-facts.ts'
import { calledOffLetter, refundLetter, ticketLetter } from '#server/features/events/tickets/letters/ticket-letter.ts'
import { alertLetter } from '#server/features/jobs/alerts/letters/alert-letter.ts'
import { decisionLetter, employerLetter } from '#server/features/jobs/applications/letters/application-letter.ts'
import { waitingLetter } from '#server/features/orders/letters/waiting-letter.ts'

const SERVER = join(import.meta.dirname, '../../src/server')
const ORIGIN = 'https://hatkhola.example'
const TO = 'rahima@mail.example'
const place = { origin: ORIGIN, now: 0 }
const stop = (kind: 'application_mails' | 'staff_mails') => stopLinks({ secret: 'a secret of tests', origin: ORIGIN }, { user_id: 7, kind })
const order = (language: Language): OrderFacts => ({
  event_order_id: 'HK-1',
  state: 'confirmed',
  full_name: 'Rahima',
  email: TO,
  buyer: 1,
  own_email: null,
  language,
  final_price: 200,
  off: { is_event: true, words: 'Rain' },
  event: { event_id: 1, title: 'Concert', type: 'Offline', location: 'Dhaka', from_time: '2030-01-01T10:00:00Z', to_time: '2030-01-01T12:00:00Z' },
})
const application = (language: Language) => ({ language, full_name: 'Rahima', title: 'Tailor', company: 'Rupsha' })
const toApplicant = () => ({ to: TO, origin: ORIGIN, stop: stop('application_mails') })
const accountKinds = Object.keys(accountTexts) as LetterKind[]

interface Mail {
  /** `always`: about an order or about the account itself. `stoppable`: about anything else. */
  comes: 'always' | 'stoppable'
  written: (language: Language) => (Letter | undefined | Promise<Letter>)[]
}

/** Every mail that the service writes, by the function that makes it. */
const MAILS: Record<string, Mail> = {
  writeLetter: { comes: 'always', written: (language) => accountKinds.map((kind) => writeLetter(kind, { email: TO, username: 'rahima', language }, ORIGIN)) },
  ticketLetter: { comes: 'always', written: (language) => [ticketLetter(order(language), [], place)] },
  refundLetter: {
    comes: 'always',
    written: (language) => [refundLetter(order(language), { amount: 200, reason: 'other', references: '', isThroughGateway: true }, place)],
  },
  calledOffLetter: { comes: 'always', written: (language) => [calledOffLetter(order(language), place)] },
  messageLetter: {
    comes: 'always',
    written: (language) => [
      messageLetter({ language, full_name: 'Rahima', title: 'Concert', text: 'Come early', event_order_id: 'HK-1' }, { to: TO, origin: ORIGIN }),
    ],
  },
  decisionLetter: {
    comes: 'stoppable',
    written: (language) =>
      (['shortlisted', 'rejected', 'hired'] as const).map((state) => decisionLetter(application(language), toApplicant(), { told: state, state })),
  },
  employerLetter: { comes: 'stoppable', written: (language) => [employerLetter(application(language), toApplicant(), 'Come on Sunday')] },
  alertLetter: {
    comes: 'stoppable',
    written: (language) => [
      alertLetter(
        { language, email: TO, name: '', count: 1, jobs: [{ id: 1, title: 'Tailor', company: 'Rupsha', district: null, is_remote: true }] },
        { origin: ORIGIN, token: `1.${'x'.repeat(43)}` },
      ),
    ],
  },
  waitingLetter: {
    comes: 'stoppable',
    written: (language) => [waitingLetter([{ kind: 'review', total: 1, seconds: 7200, cases: [] }], { to: TO, language, stop: stop('staff_mails') })],
  },
}

/** An exported function, also an arrow function, that gives a letter. */
const MAKER = /^export (?:async )?(?:function|const) (\w+)(?:(?!\n\}|\nexport )[\s\S])*?\): (?:Promise<)?Letter\b/gm
/** Writing a letter takes this field: the type demands it. */
const WRITES = /^(?!import ).*\bunsubscribe(?:: |,| \})/m

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('adapters'))
  .map((path) => ({ path, text: readFileSync(join(SERVER, path), 'utf8') }))
const makersIn = (text: string) => [...text.matchAll(MAKER)].map(([, name = '']) => name)

describe('mails', () => {
  it('are all known: a new one says whether it can be stopped', () => {
    expect(files.flatMap(({ text }) => makersIn(text)).sort()).toEqual(Object.keys(MAILS).sort())
  })

  it('are written by functions that are known, nowhere else', () => {
    const unknown = files.filter(({ text }) => WRITES.test(text) && !makersIn(text).some((name) => name in MAILS))
    expect(unknown.map(({ path }) => path)).toEqual([])
  })

  it.each(LANGUAGES.flatMap((language) => Object.entries(MAILS).map(([name, mail]) => ({ name, language, ...mail }))))(
    '$name ($language), which is $comes: both headers and a link in the text where it can be stopped, neither where it always comes',
    async ({ comes, language, written }) => {
      const letters = await Promise.all(written(language))
      expect(letters.length).toBeGreaterThan(0)
      for (const letter of letters) {
        expect(letter).toBeDefined()
        const address = letter?.unsubscribe ?? null
        const isStoppable = comes === 'stoppable'
        expect(Object.keys(unsubscribeHeaders(address))).toEqual(isStoppable ? ['List-Unsubscribe', 'List-Unsubscribe-Post'] : [])
        const token = address?.split('/').at(-1)
        if (isStoppable) expect(letter?.text).toContain(`#stop=${token}\n`)
        else expect(letter?.text).not.toContain('#stop=')
      }
    },
  )
})
