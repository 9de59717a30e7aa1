import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { CannotDeliver, type Email } from '#server/adapters/mail/mail.ts'
import { composeEmail } from '#server/adapters/mail/mail-message.ts'
import { type EmailSending, sendEmails } from '#server/features/events/tickets/send-emails.ts'
import { voidOrders } from '#server/features/orders/ticket-purchases/complete-order.ts'
import { textOfQr } from '#tests/support/read-qr.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { buyTickets, makeSecret, pass, ticketsOf } from '#tests/support/server/orders/paid-order.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const EVIL = `<img src=x onerror=alert(1)> & "Sons"`
let people = 0
let buyer: SignedInPerson
let sent: Email[]
let logged: { level: string; facts: object; text: string }[]
beforeEach(async () => {
  people += 1
  sent = []
  logged = []
  await app.database.pool.query('delete from purchase_tasks')
  buyer = await joinAndLogIn(app, `reader${people}`)
})
const note = (level: string) => (facts: object, text: string) => void logged.push({ level, facts, text })
const send = (deliver: EmailSending['deliver'] = async (letter) => void sent.push(letter)) =>
  sendEmails({ db: app.database.db, deliver, admit: async () => true, origin: TEST_ORIGIN, now: Date.now, log: { warn: note('warn'), error: note('error') } })
const only = (): Email => {
  const [letter] = sent
  if (!letter || sent.length > 1) throw new Error(`${sent.length} letters were sent`)
  return letter
}
const refunded = (order: number, paisa: number, reason: string) =>
  app.database.pool.query(
    `with paid as (
       insert into payment_attempts (purchase, n, tran_id, state, amount_paisa, paid_paisa, owed_back_paisa)
       select $1::int, coalesce(max(n), 0) + 1, concat_ws('-', 'T', $1::int, count(*)), 'refunded', $2, $2, $2 from payment_attempts where purchase = $1::int returning *)
     insert into refunds (attempt, part, paisa, reason, refund_trans_id, state, refunded_at, check_at)
     select id, 1, paid_paisa, $3, 'R' || tran_id, 'refunded', clock_timestamp(), null from paid`,
    [order, paisa, reason],
  )
const addTask = (order: number, kind: string) => app.database.pool.query('insert into purchase_tasks (purchase, kind) values ($1, $2)', [order, kind])

describe('answers', () => {
  it('an order that is confirmed with one e-mail, in which every ticket is', async () => {
    const { order, tickets } = await buyTickets(app, buyer, { quantity: 2, event: { title: 'Baul night' }, over: { language: 'en' } })
    expect([await send(), await send()]).toEqual([1, 0])
    const { to, language, subject, text, html = '' } = only()
    expect({ to, language, subject }).toEqual({ to: order.email, language: 'en', subject: 'Your tickets: Baul night' })
    for (const words of [text, html]) {
      for (const { code, title, holder_name } of tickets)
        for (const word of [`${code.slice(0, 4)} ${code.slice(4)}`, title, holder_name]) expect(words).toContain(word)
      for (const word of ['Ticket 2 of 2', 'Baul night', 'Dhanmondi, Dhaka', order.event_order_id, 'Free', `${TEST_ORIGIN}/tickets/${order.event_order_id}`])
        expect(words).toContain(word)
    }
  })

  it('with pictures of QR codes that say what the tickets say, and the event as a calendar file', async () => {
    const { tickets, event } = await buyTickets(app, buyer, { quantity: 2 })
    await send()
    const { attachments = [], html = '' } = only()
    const pictures = attachments.filter(({ cid }) => cid)
    expect(await Promise.all(pictures.map(({ bytes }) => textOfQr(bytes)))).toEqual(tickets.map(({ qr }) => qr))
    for (const { cid } of pictures) expect(html).toContain(`src="cid:${cid}"`)
    const [calendar] = attachments.filter(({ cid }) => !cid)
    expect(calendar?.name).toBe(`event-${event}.ics`)
    expect(Buffer.from(calendar?.bytes ?? []).toString()).toMatch(/^BEGIN:VCALENDAR\r\n.*SEQUENCE:1\r\nSTATUS:CONFIRMED\r\n.*SUMMARY:.*END:VCALENDAR\r\n$/s)
  })

  it.each([
    { sets: `days = '{}'`, language: 'en', says: 'Valid on: Sat 16 Dec – Mon 18 Dec, once on each day' },
    { sets: `days = '{2}'`, language: 'en', says: 'Valid on: Sun 17 Dec\n' },
    { sets: `days = '{1,3}', entry = 'once'`, language: 'bn', says: 'ঢোকা যাবে: শনিবার ১৬ ডিসেম্বর ও সোমবার ১৮ ডিসেম্বর, যেকোনো দিন একবার' },
  ])('the tickets of an event of three days with the days on which they let in: $says', async ({ sets, language, says }) => {
    const { ticket } = await buyTickets(app, buyer, {
      event: { from_time: '2090-12-16T04:00:00.000Z', to_time: '2090-12-18T16:00:00.000Z' },
      over: { language },
    })
    await app.database.pool.query(`update event_tickets set ${sets} where id = $1`, [ticket])
    await send()
    const { text, html = '' } = only()
    expect(text).toContain(says)
    expect(html).toContain(says.trim().replace(/^.*?: /, ''))
    expect(text).not.toMatch(/lets one person in, once|একজন একবারই/)
  })

  it('nothing of days where the event has one', async () => {
    await buyTickets(app, buyer, { over: { language: 'en' } })
    await send()
    expect(only().text).not.toContain('Valid on')
    expect(only().text).toContain('lets one person in, once')
  })

  it('in Bangla, digits and all, but for what is to be typed', async () => {
    const { order, tickets } = await buyTickets(app, buyer, {
      quantity: 2,
      event: { title: 'বাউল গানের আসর' },
      over: { language: 'bn', full_name: 'নাসরিন আক্তার' },
    })
    await send()
    const { language, subject, text, html = '' } = only()
    expect([language, subject]).toEqual(['bn', 'আপনার টিকিট: বাউল গানের আসর'])
    for (const words of [text, html])
      for (const word of ['নাসরিন আক্তার', 'টিকিট ২/২', order.event_order_id, tickets[0]?.code.slice(0, 4) ?? '?']) expect(words).toContain(word)
    expect(html).toContain('<html lang="bn">')
  })

  it('an Online event without its link, which is on the tickets page', async () => {
    await buyTickets(app, buyer, { event: { type: 'Online', location: null, link: 'https://meet.example/a-room-of-ours' }, over: { language: 'en' } })
    await send()
    expect(JSON.stringify(only())).not.toContain('a-room-of-ours')
    expect(only().text).toContain('The link to join is on your tickets page.')
  })

  it('a ticket that was passed on meanwhile without its code', async () => {
    const { tickets } = await buyTickets(app, buyer, { over: { language: 'en' } })
    await pass(app, buyer, { id: tickets[0]?.id ?? 0, holder_name: 'Rahim Uddin', secret_hash: makeSecret().secret_hash })
    await send()
    expect(only().text).toContain('Name: Rahim Uddin\nPassed on')
    expect(only().attachments?.map(({ type }) => type.split(';')[0])).toEqual(['text/calendar'])
  })

  it('a refund with the whole amount, and the reason', async () => {
    const { order } = await buyTickets(app, buyer, { over: { language: 'en' }, event: { title: 'Baul night' } })
    await app.database.pool.query('delete from purchase_tasks')
    await refunded(order.id, 106_000, 'seats-gone')
    await refunded(order.id, 106_000, 'paid-twice')
    await addTask(order.id, 'letter-refund')
    expect(await send()).toBe(1)
    const { subject, text, html } = only()
    expect([subject, html]).toEqual(['Your refund is on its way: Baul night', undefined])
    expect(text).toContain('BDT 2,120 for “Baul night” has been refunded.\n\nThis order was paid twice.')
    expect(text).toContain(`\n${TEST_ORIGIN}/event_order/${order.event_order_id}\n`)
  })
})

describe('refuses', () => {
  it('to send tickets of an order whose money goes back', async () => {
    const { order } = await buyTickets(app, buyer)
    await app.database.db.transaction((tx) => voidOrders(tx, [order.id]))
    await app.database.pool.query(`update purchases set state = 'refund_due' where id = $1`, [order.id])
    await send()
    expect(sent).toEqual([])
  })

  it('to write to a buyer who deleted their account', async () => {
    const { order } = await buyTickets(app, buyer)
    await app.database.pool.query(`update purchases set email = '' where id = $1`, [order.id])
    await send()
    expect(sent).toEqual([])
  })

  it('to report a refund whose money has not gone back', async () => {
    const { order } = await buyTickets(app, buyer)
    await app.database.pool.query('delete from purchase_tasks')
    await addTask(order.id, 'letter-refund')
    expect([await send(), sent]).toEqual([1, []])
  })
})

describe('guards', () => {
  it('readers against user-written text: it stays text', async () => {
    await buyTickets(app, buyer, { event: { title: EVIL, location: EVIL }, over: { full_name: EVIL, language: 'en' } })
    await send()
    const { html = '' } = only()
    expect(html).not.toContain('<img src=x')
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;Sons&quot;/g)?.length).toBeGreaterThanOrEqual(4)
    // Nothing is loaded from anywhere: no address but that of the button, no picture but those that came with it.
    expect(
      Array.from(html.matchAll(/(?:src|href)="([^"]*)"/g), ([, address]) => address?.replace(/^(cid:|http:\/\/localhost:3000\/tickets\/).*/, '$1')),
    ).toEqual([`${TEST_ORIGIN}/tickets/`, 'cid:'])
  })

  it('an e-mail against a mail server that is away: it comes later, and the log has no address', async () => {
    const { order } = await buyTickets(app, buyer)
    const away = () => Promise.reject(Object.assign(new Error(`450 <${order.email}> later`), { code: 'EENVELOPE', responseCode: 450 }))
    expect([await send(away), await send()]).toEqual([0, 0])
    expect(logged.map(({ text }) => text)).toEqual(['a letter about an order could not be sent yet'])
    expect(JSON.stringify(logged)).not.toContain(order.email)
    await app.database.pool.query('update purchase_tasks set due_at = now() where due_at is not null')
    expect(await send()).toBe(1)
    expect(only().to).toBe(order.email)
  })

  it('against sending again an e-mail that is refused for good', async () => {
    await buyTickets(app, buyer)
    expect(await send(() => Promise.reject(new CannotDeliver('refused')))).toBe(1)
    expect(await send()).toBe(0)
    expect(logged.map(({ level, text }) => `${level}: ${text}`)).toEqual(['warn: a letter about an order was refused by the mail server'])
  })

  it('a buyer against two e-mails: several processes send at once', async () => {
    await buyTickets(app, buyer)
    await Promise.all(Array.from({ length: 4 }, () => send()))
    expect(sent).toHaveLength(1)
  })

  it('the format for mail programs: text, HTML and pictures stand where each looks for them', async () => {
    await buyTickets(app, buyer, { over: { language: 'bn' } })
    await send()
    const letter = only()
    const read = await PostalMime.parse(await composeEmail(letter, 'noreply@hatkhola.example'))
    expect([read.text?.trim(), read.html?.trim()]).toEqual([letter.text.trim(), letter.html?.trim()])
    expect(read.attachments.map(({ mimeType, disposition }) => [mimeType, disposition])).toEqual([
      ['image/png', 'inline'],
      ['text/calendar', 'attachment'],
    ])
    const [ticket] = await ticketsOf(app, buyer)
    expect(await textOfQr(new Uint8Array(read.attachments[0]?.content as ArrayBuffer))).toBe(ticket?.qr)
  })
})
