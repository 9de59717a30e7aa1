import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MailKind } from '#contract/accounts/mail-kinds.ts'
import { BOOKING_BUYER_NOTICES, BOOKING_PROVIDER_NOTICES } from '#contract/bookings/booking-notices.ts'
import { LANGUAGES, type Language } from '#contract/core/languages.ts'
import { PRODUCT } from '#contract/core/product.ts'
import { SHOP_NOTICES } from '#contract/shop/shop-notices.ts'
import { PAYOUT_NOTICES } from '#contract/wallet/payout-notices.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { stopLinks } from '#server/adapters/mail/mail-stops.ts'
import { unsubscribeHeaders } from '#server/adapters/mail/unsubscribe-headers.ts'
import type { EmailKind } from '#server/features/accounts/emails/email-texts.ts'
import { en as accountTexts } from '#server/features/accounts/emails/en.ts'
import { writeEmail } from '#server/features/accounts/emails/write-email.ts'
import { bookingEmail } from '#server/features/bookings/emails/booking-email.ts'
import { unreadEmail } from '#server/features/conversations/emails/unread-email.ts'
import { messageEmail } from '#server/features/events/sales/emails/message-email.ts'
import type { OrderFacts } from '#server/features/events/tickets/emails/order-facts.ts'
import { calledOffEmail, refundEmail, ticketEmail } from '#server/features/events/tickets/emails/ticket-email.ts'
import { alertEmail } from '#server/features/jobs/alerts/emails/alert-email.ts'
import { decisionEmail } from '#server/features/jobs/applications/emails/application-email.ts'
import { waitingEmail } from '#server/features/orders/emails/waiting-email.ts'
import { shopOrderEmail } from '#server/features/shop/emails/shop-order-email.ts'
import { accountEmail } from '#server/features/wallet/emails/account-email.ts'
import { payoutEmail } from '#server/features/wallet/emails/payout-email.ts'

const SERVER = join(import.meta.dirname, '../../src/server')
const ORIGIN = 'https://hatkhola.example'
const TO = 'rahima@mail.example'
const place = { origin: ORIGIN, now: 0 }
const stop = (kind: MailKind) => stopLinks({ secret: 'a secret of tests', origin: ORIGIN }, { user_id: 7, kind })
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
const shopOrder = {
  ...{
    number: 'K7M2Q9TXBR',
    state: 'placed' as const,
    method: 'cod' as const,
    total: 1000,
    advance: 0,
    buyer: 'Rahima',
    shop: 'Rupsha',
    lines: [{ title: 'Sari', values: ['Red'], quantity: 2 }],
  },
  hand_over_by: '2030-01-01T10:00:00Z',
  deliver_by: '2030-01-09T10:00:00Z',
  refunded_paisa: 0,
  complaint: 'asked' as const,
}
const booking = {
  ...{ number: 'K7M2Q9TXBR', state: 'held' as const, title: 'Tap repair', second_title: '', name: 'Rahima', price: 500, charge: 60, online: 560 },
  ...{ district: 'Bogura', area: 'Sherpur', line: 'House 4' },
  starts_at: '2030-01-09T10:00:00Z',
  proposed_starts_at: '2030-01-10T10:00:00Z',
  due_at: '2030-01-01T10:00:00Z',
}
const application = (language: Language) => ({ language, full_name: 'Rahima', title: 'Tailor', company: 'Rupsha' })
const toApplicant = () => ({ to: TO, origin: ORIGIN, stop: stop('application_mails') })
const accountKinds = Object.keys(accountTexts) as EmailKind[]

interface Mail {
  /** `always`: about an order or about the account itself. `stoppable`: about anything else. */
  comes: 'always' | 'stoppable'
  written: (language: Language) => (Email | undefined | Promise<Email>)[]
}

/** Every mail that the service writes, by the function that makes it. */
const MAILS: Record<string, Mail> = {
  writeEmail: { comes: 'always', written: (language) => accountKinds.map((kind) => writeEmail(kind, { email: TO, username: 'rahima', language }, ORIGIN)) },
  ticketEmail: { comes: 'always', written: (language) => [ticketEmail(order(language), [], place)] },
  refundEmail: {
    comes: 'always',
    written: (language) => [refundEmail(order(language), { amount: 200, reason: 'other', references: '', isThroughGateway: true }, place)],
  },
  calledOffEmail: { comes: 'always', written: (language) => [calledOffEmail(order(language), place)] },
  messageEmail: {
    comes: 'always',
    written: (language) => [
      messageEmail({ language, full_name: 'Rahima', title: 'Concert', text: 'Come early', event_order_id: 'HK-1' }, { to: TO, origin: ORIGIN }),
    ],
  },
  shopOrderEmail: {
    comes: 'always',
    written: (language) => SHOP_NOTICES.map((kind) => shopOrderEmail(kind, shopOrder, { to: TO, language, origin: ORIGIN })),
  },
  bookingEmail: {
    comes: 'always',
    written: (language) =>
      [...BOOKING_BUYER_NOTICES, ...BOOKING_PROVIDER_NOTICES].map((kind) =>
        bookingEmail(kind, booking, { to: TO, language, origin: ORIGIN, stop: stop('reminder_mails') }),
      ),
  },
  accountEmail: {
    comes: 'always',
    written: (language) =>
      (['added', 'removed'] as const).map((kind) => accountEmail(kind, { to: TO, language, way: 'bkash', masked: '5678', origin: ORIGIN })),
  },
  payoutEmail: {
    comes: 'always',
    written: (language) =>
      PAYOUT_NOTICES.map((kind) =>
        payoutEmail(kind, {
          ...{
            to: TO,
            language,
            number: 'AB12',
            paisa: 150_000,
            way: 'bank',
            masked: '7890',
            reference: 'BK 1',
            reason: 'wrong-name',
            note: 'x',
            origin: ORIGIN,
          },
        }),
      ),
  },
  decisionEmail: {
    comes: 'stoppable',
    written: (language) =>
      (['shortlisted', 'rejected', 'hired'] as const).map((state) => decisionEmail(application(language), toApplicant(), { told: state, state })),
  },
  unreadEmail: {
    comes: 'stoppable',
    written: (language) =>
      (['event', 'order', 'application', 'support'] as const).map((kind) =>
        unreadEmail(
          {
            ...{ language, kind, conversation_id: 1, name: 'Rahima', from: kind === 'support' ? '' : 'Rupsha', title: kind === 'support' ? '' : 'Tailor' },
            messages: [{ text: 'Come on Sunday', has_picture: true, meets_at: '2030-01-01T10:00:00Z', meets_where: 'Banani' }],
          },
          { to: TO, origin: ORIGIN, stop: stop('message_mails') },
        ),
      ),
  },
  alertEmail: {
    comes: 'stoppable',
    written: (language) => [
      alertEmail(
        { language, email: TO, name: '', count: 1, jobs: [{ id: 1, title: 'Tailor', second_title: '', company: 'Rupsha', district: null, is_remote: true }] },
        { origin: ORIGIN, token: `1.${'x'.repeat(43)}` },
      ),
    ],
  },
  waitingEmail: {
    comes: 'stoppable',
    written: (language) => [waitingEmail([{ kind: 'review', total: 1, seconds: 7200, cases: [] }], { to: TO, language, stop: stop('staff_mails') })],
  },
}

/** An exported function, also an arrow function, that gives an e-mail. */
const MAKER = /^export (?:async )?(?:function|const) (\w+)(?:(?!\n\}|\nexport )[\s\S])*?\): (?:Promise<)?Email\b/gm
/** Writing an e-mail takes this field: the type demands it. */
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

  it.each(Object.entries(MAILS))('call the market by its Bangla name in Bangla: %s', async (_, { written }) => {
    for (const letter of await Promise.all(written('bn'))) expect(`${letter?.subject}\n${letter?.text}`).not.toContain(PRODUCT.name)
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
