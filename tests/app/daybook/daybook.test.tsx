import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { daybookInOutbox } from '#app/features/daybook/outbox-words.ts'
import { DaybookScreen } from '#app/features/daybook/screens/daybook.tsx'
import { loadOutbox, useOutbox } from '#app/state/outbox/outbox.ts'
import { formatterFor } from '#contract/core/format.ts'
import { NO_SUMS } from '#contract/daybook/daybook-sums.ts'
import { storeEntry } from '#device/outbox/outbox.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen, textsIn } from '#tests/support/phone/render.tsx'
import { widenScreen } from '#tests/support/phone/wide-screen.ts'
import { type Asked, fakeService, refusal } from '../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../events/own/a-seller.tsx'
import { aRow, aWrite, noSums, said, TODAY } from './a-daybook.ts'

const LIST = '/api/daybook/'
const SUMS = '/api/daybook/sums/'
const page = (results: ReturnType<typeof aRow>[]) => ({ results, total: results.length, next_cursor: null })
const MONTH = TODAY.slice(0, 7)

let owner = 0
beforeEach(() => {
  owner = signInSeller()
})
afterEach(async () => {
  await signOffSeller()
  useOutbox.setState({ entries: [] })
})

const show = (search: Record<string, string> = {}, language: 'en' | 'bn' = 'en') =>
  renderScreen(<DaybookScreen search={search} />, { at: '/daybook', language })
const press = async (name: string | RegExp) => fireEvent.click((await screen.findAllByRole('button', { name, hidden: true }))[0]!)
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => fireEvent.submit(field('Amount in taka').closest('form') as HTMLFormElement)
const card = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement
const today = () => card(`Today, ${formatterFor('en').dayShort(`${TODAY}T06:00:00Z`)}`)
const texts = (within: HTMLElement) => within.textContent ?? ''

describe('the day-book of today', () => {
  it('says what came in, what went out and who owes, in the language of the page', async () => {
    const of_today = { sale: 1200, lent: 300, repaid: 50, cost: 70 }
    const people = [
      { person: 'Karim', phone: '+8801712345678', lent: 900, repaid: 100 },
      { person: 'Rahima', phone: '', lent: 200, repaid: 200 },
    ]
    fakeService({ [SUMS]: { body: noSums({ of_today, people, owed: 800 }) }, [LIST]: { body: page([aRow('a', { note: 'Two pots' })]) } })
    await show()
    await waitFor(async () => expect(texts(await today())).toMatch(/In today.*BDT 1,250.*Out today.*BDT 70.*Given on credit today: BDT 300/))
    const owing = await card('Who owes you')
    expect(texts(owing)).toMatch(/BDT 800.*Karim.*01712-345678.*BDT 800/)
    expect(texts(owing)).not.toContain('Rahima')
    expect(within(owing).getByRole('link').getAttribute('href')).toBe('/daybook?person=Karim&phone=%2B8801712345678')
    expect(texts(await card('Latest entries'))).toMatch(/Cash sale.*BDT 100.*Two pots/)
    cleanup()
    await show({}, 'bn')
    expect(await screen.findByText('৳১,২৫০')).toBeTruthy()
  })

  it('takes a new entry, and has it in list and sums at once', async () => {
    const asked = fakeService({
      [SUMS]: { body: noSums() },
      [LIST]: ({ body }: Asked) => ({ body: body.entry ? { entry_key: body.entry_key, version: 1 } : page([]) }),
    })
    await show()
    await press('Money in')
    type('Amount in taka', '১,২৫০')
    save()
    await waitFor(async () => expect(texts(await today())).toContain('BDT 1,250'))
    await waitFor(async () => expect(texts(await card('Latest entries'))).toContain('BDT 1,250'))
    const sent = () => asked.filter(({ body }) => body.entry)
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toMatchObject({ version: 1, entry: { kind: 'sale', amount: 1250, day: TODAY, note: '', person: '', phone: '' } })
    await waitFor(() => expect(useOutbox.getState().entries).toEqual([]))
  })

  it('says in each field why an entry is none, and sends nothing', async () => {
    const asked = fakeService({ [SUMS]: { body: noSums() }, [LIST]: { body: page([]) } })
    await show()
    await press('Sell on credit')
    type('Amount in taka', '1.5')
    type('Phone number', '123')
    type('Date', '2001-01-01')
    save()
    expect((await screen.findAllByRole('alert')).map(texts).filter(Boolean)).toEqual([
      'Enter a whole number, in English or Bangla digits',
      'This field is required',
      expect.stringContaining('mobile number'),
      'This is too long ago',
    ])
    type('Amount in taka', '0')
    save()
    expect(await screen.findByText('This is too small')).toBeTruthy()
    expect(asked.filter(({ body }) => body.entry)).toEqual([])
  })

  it('fills in the phone number of a person who is known', async () => {
    fakeService({ [SUMS]: { body: noSums({ people: [{ person: 'Karim', phone: '+8801712345678', lent: 9, repaid: 0 }] }) }, [LIST]: { body: page([]) } })
    await show()
    await screen.findByText('Karim')
    await press('Sell on credit')
    type('Name', 'Karim')
    expect(field('Phone number').value).toBe('01712-345678')
  })
})

describe('what is with this service', () => {
  it('is stated beside the notes as the wallet has it, and leads there', async () => {
    const money = { with_us: 123_450, leaving: 0, due: 50_000 }
    fakeService({ [SUMS]: { body: noSums({ money }) }, [LIST]: { body: page([]) } })
    await show()
    const found = await card('With Hatkhola now')
    expect(texts(found)).toMatch(/With us, on hold or free.*BDT 1,234.50.*You owe us.*BDT 500/)
    expect(texts(found)).not.toContain('On its way')
    expect(within(found).getByRole('link').getAttribute('href')).toBe('/wallet')
    expect(texts(await today())).toContain('BDT 0')
  })

  it('is left out where there is nothing, and of an answer that was kept from before', async () => {
    fakeService({ [SUMS]: { body: noSums({ money: { with_us: 0, leaving: 0, due: 0 } }) }, [LIST]: { body: page([]) } })
    await show()
    await today()
    expect(screen.queryByRole('heading', { name: 'With Hatkhola now' })).toBeNull()
    cleanup()
    fakeService({ [SUMS]: { body: noSums() }, [LIST]: { body: page([]) } })
    await show()
    await today()
    expect(screen.queryByRole('heading', { name: 'With Hatkhola now' })).toBeNull()
  })
})

describe('without network', () => {
  const kept = (address: string, body: unknown) =>
    storePrivateAnswer(owner, { address, body, etag: null, fetchedAt: new Date(Date.now() - 9_000_000).toISOString() })

  it('opens with its age, takes entries, marks them, and sums them up', async () => {
    goOffline()
    fakeService({ [SUMS]: 'offline', [LIST]: 'offline', '/api/ping/': 'offline' })
    await kept(SUMS, noSums({ of_today: { ...NO_SUMS, sale: 500 }, money: { with_us: 70_000, leaving: 0, due: 0 } }))
    await kept(`${LIST}?limit=50`, page([aRow('a')]))
    await show()
    expect((await screen.findAllByText(/2 hours ago/)).length).toBeGreaterThan(0)
    expect(texts(await today())).toContain('BDT 500')
    expect(texts(await card('With Hatkhola now'))).toContain('BDT 700')
    await press('Sell on credit')
    type('Amount in taka', '70')
    type('Name', 'Karim')
    save()
    const list = await card('Latest entries')
    await waitFor(() => expect(texts(list)).toMatch(/Karim.*BDT 70.*Waiting to be sent/))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(texts(await card('Who owes you'))).toMatch(/Karim.*BDT 70/)
    await press(/^Correct: Sold on credit, Karim/)
    type('Amount in taka', '90')
    save()
    await waitFor(() => expect(texts(list)).toMatch(/Karim.*BDT 90/))
    await waitFor(() => expect(useOutbox.getState().entries).toHaveLength(1))
    expect(useOutbox.getState().entries[0]).toMatchObject({ method: 'POST', body: { version: 2, entry: { amount: 90, person: 'Karim' } } })
    await press(/^Correct: Sold on credit, Karim/)
    await press('Delete')
    await screen.findByText('Delete this entry?')
    await press('Delete')
    await waitFor(() => expect(texts(list)).not.toContain('Karim'))
    expect(useOutbox.getState().entries.filter(({ state }) => state !== 'discarded')).toEqual([])
  })

  it('lists the entries of a person out of those on the phone', async () => {
    goOffline()
    fakeService({ [SUMS]: 'offline', [LIST]: 'offline' })
    await kept(SUMS, noSums({ people: [{ person: 'Karim', phone: '', lent: 70, repaid: 20 }] }))
    await kept(`${LIST}?limit=50`, page([aRow('a', { kind: 'lent', person: 'Karim', amount: 70 }), aRow('b')]))
    await show({ person: 'Karim' })
    expect(texts(await card('Entries'))).toMatch(/Karim.*BDT 70/)
    expect(screen.getAllByRole('listitem').filter((item) => texts(item).includes('Cash sale'))).toEqual([])
    await waitFor(() => expect(screen.getByText('Still owes').closest('div')?.textContent).toBe('Still owesBDT 50'))
  })
})

describe('what was written before', () => {
  it('says why an entry was refused, and takes the corrected one in its place', async () => {
    await storeEntry(
      owner,
      aWrite(
        { entry_key: aRow('a').entry_key, entry: said({ amount: 40 }) },
        {
          state: 'needs-you',
          problem: { code: 'bad-input', fields: { 'entry.day': 'in-the-future' } },
          subject: aRow('a').entry_key,
          method: 'POST',
          address: LIST,
        },
      ),
    )
    const asked = fakeService({
      [SUMS]: { body: noSums() },
      [LIST]: ({ body }: Asked) => ({ body: body.entry ? { entry_key: body.entry_key, version: 1 } : page([]) }),
    })
    await loadOutbox()
    await show()
    const refused = await card('Not accepted')
    expect(texts(refused)).toMatch(/Cash sale · BDT 40This day is still to come/)
    expect(texts(await today())).toContain('BDT 0')
    fireEvent.click(within(refused).getByRole('button', { name: 'Correct' }))
    save()
    await waitFor(() => expect(asked.find(({ body }) => body.entry)?.body).toMatchObject({ entry_key: aRow('a').entry_key, version: 1, entry: { amount: 40 } }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Not accepted' })).toBeNull())
  })

  it('corrects and deletes by the version that was seen', async () => {
    const row = aRow('a', { version: 4 })
    const asked = fakeService({
      [SUMS]: { body: noSums({ latest: [row] }) },
      [LIST]: { body: page([row]) },
      [`${LIST}${row.entry_key}/`]: ({ body }: Asked) => ({ body: { entry_key: row.entry_key, version: body.version ?? 4 } }),
    })
    await show()
    await press(/^Correct: Cash sale/)
    type('Amount in taka', '7')
    save()
    await waitFor(() =>
      expect(asked.find(({ body }) => body.entry)).toMatchObject({ path: `${LIST}${row.entry_key}/`, body: { version: 5, entry: { amount: 7 } } }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    await press(/^Correct: Cash sale/)
    await press('Delete')
    await screen.findByText('Delete this entry?')
    await press('Delete')
    await waitFor(() => expect(asked.filter(({ path }) => path === `${LIST}${row.entry_key}/`)).toHaveLength(2))
  })

  it('says that it could not be loaded, and tries again', async () => {
    let tries = 0
    fakeService({ [SUMS]: () => (tries++ === 0 ? refusal('bug', 500) : { body: noSums() }), [LIST]: { body: page([]) } })
    await show()
    await screen.findByText('The day-book could not be loaded')
    await press('Retry')
    expect(await screen.findByText('No entries yet')).toBeTruthy()
  })
})

describe('months', () => {
  const months = [{ month: MONTH, sale: 900, lent: 300, repaid: 50, cost: 70, house: { placed: 5000, to_come: 1200, with_courier: 400, paid: 800 } }]

  it('are cards on a phone, with what this service knows apart from the notes', async () => {
    fakeService({ [SUMS]: { body: noSums({ months }) } })
    await show({ view: 'months' })
    const list = await screen.findByRole('list', { name: 'All months' })
    expect(texts(list)).toMatch(
      /Cash salesBDT 900.*Cash leftBDT 880.*Credit givenBDT 300From HatkholaSalesBDT 5,000Cash to comeBDT 1,200of this with the courierBDT 400Paid in cashBDT 800/,
    )
  })

  it('are a table on a wide screen', async () => {
    widenScreen()
    fakeService({ [SUMS]: { body: noSums({ months }) } })
    await show({ view: 'months' })
    const table = await screen.findByRole('table', { name: 'All months' })
    const cells = within(within(table).getAllByRole('row')[2]!).getAllByRole('cell')
    expect(cells.map(texts)).toEqual(['900', '50', '70', '880', '300', '5,000', '1,200', '400', '800'])
  })
})

describe('what the outbox says of the day-book', () => {
  const tools = (language: 'en' | 'bn') => ({ t: textsIn(language).t, format: formatterFor(language) })

  it('names the entry, its person and its day, in both languages', () => {
    const entry = aWrite({ entry_key: aRow('a').entry_key, entry: said({ kind: 'lent', amount: 1250, person: 'Karim', day: '2026-11-30', note: 'Pots' }) })
    expect([daybookInOutbox.title(entry, tools('en')), ...daybookInOutbox.lines(entry, tools('en'))]).toEqual([
      'Day-book: Sold on credit, BDT 1,250',
      'Karim',
      'Date: 30 November 2026',
      'Pots',
    ])
    expect(daybookInOutbox.title(entry, tools('bn'))).toBe('খাতায় নতুন: বাকিতে বিক্রি, ৳১,২৫০')
  })
})
