import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Coupons } from '#app/features/events/own/screens/coupons.tsx'
import { Questions } from '#app/features/events/own/screens/questions.tsx'
import { TicketKinds } from '#app/features/events/own/screens/ticket-kinds.tsx'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { RATES } from '#tests/support/phone/seller-rates.ts'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { aCoupon, aKind, anOwnDetail, goOffline, signInSeller, signOffSeller } from './a-seller.tsx'

const KINDS = '/api/event_ticket_kind/'
const COUPONS = '/api/event_coupon/'
const OWN = '/api/event/1/own/'
let seller = 0

const withFacts = (code: string, facts: Record<string, number>, fields = {}) => ({
  status: 409,
  body: { type: 'about:blank', title: code, status: 409, code, facts, fields },
})
const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  seller = signInSeller()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await signOffSeller()
})

describe('the kinds of ticket', () => {
  const show = (language: 'en' | 'bn' = 'en') => renderScreen(<TicketKinds eventId={1} />, { language })

  it('say how each sells, and whether it can be had', async () => {
    const full = aKind({ id: 12, title: 'VIP', seats: 0 })
    fakeService({ [KINDS]: { body: [aKind(), full, aKind({ id: 13, title: 'Old', is_closed: true })] }, [OWN]: { body: anOwnDetail() } })
    await show()
    const [general, vip, old] = await screen.findAllByRole('listitem')
    for (const words of ['General', 'BDT 500', 'On sale', '60 of 100 seats left', 'At most 5 per order']) expect(general?.textContent).toContain(words)
    expect(vip?.textContent).toContain('Sold Out')
    expect(old?.textContent).toContain('Sale stopped')
    expect(await screen.findByText('Boishakhi Mela')).toBeTruthy()
  })

  it('are added in Bangla digits, once however often it is tried', async () => {
    let tries = 0
    const asked = fakeService({
      [KINDS]: ({ body }) => {
        if (!body.kind) return { body: [aKind()] }
        return tries++ === 0 ? refusal('busy', 503) : { body: [aKind(), aKind({ id: 12, title: 'VIP' })] }
      },
      [OWN]: { body: anOwnDetail() },
    })
    await show('bn')
    await press('টিকিটের ধরন যোগ করুন')
    expect((screen.getByLabelText('এক অর্ডারে সর্বোচ্চ') as HTMLInputElement).value).toBe('১০')
    type('নাম', 'VIP')
    type('দাম (টাকা)', '১,২০০')
    type('মোট আসন', '৫০')
    await press('সেভ করুন')
    await waitFor(() => expect(asked.filter(({ body }) => body.kind)).toHaveLength(1))
    await press('সেভ করুন')
    expect(await screen.findByText('VIP')).toBeTruthy()
    const sent = asked.filter(({ body }) => body.kind).map(({ body }) => body)
    expect(sent[0]?.kind).toMatchObject({ title: 'VIP', price: '১,২০০', capacity: '৫০' })
    expect(sent[0]?.client_key).toMatch(/^[\w-]{16,64}$/)
    expect(sent[1]?.client_key).toBe(sent[0]?.client_key)
  })

  it('say under the price what the house takes, and what is left of it', async () => {
    fakeService({ [KINDS]: { body: [aKind()] }, [OWN]: { body: anOwnDetail() }, '/api/wallet/rates/': { body: RATES } })
    await show('bn')
    await press('টিকিটের ধরন যোগ করুন')
    type('দাম (টাকা)', '১,২০০')
    expect(await screen.findByText(/কমিশন ২.৫%: ৳১,২০০ থেকে আপনি পাবেন ৳১,১৭০/)).toBeTruthy()
  })

  it('cannot have fewer seats than are taken: the number is told, and nothing typed is lost', async () => {
    fakeService({
      [KINDS]: { body: [aKind()] },
      [`${KINDS}11/`]: withFacts('below-sold', { taken: 40 }, { capacity: 'below-sold' }),
      [OWN]: { body: anOwnDetail() },
    })
    await show()
    await press('Edit: General')
    type('Total seats', '10')
    await press('Save')
    expect(await screen.findByText(/40 seats are sold or being paid for\. Choose at least 40\./)).toBeTruthy()
    expect(screen.getByText(/More are sold or being paid for/)).toBeTruthy()
    expect((screen.getByLabelText('Total seats') as HTMLInputElement).value).toBe('10')
  })

  it('show both versions when they were changed elsewhere, and save mine over it by the version that stands', async () => {
    const theirs = aKind({ title: 'Everybody', version: 4 })
    let isStale = false
    const asked = fakeService({
      [KINDS]: () => ({ body: [isStale ? theirs : aKind()] }),
      [`${KINDS}11/`]: ({ body }) => {
        isStale = true
        return body.version === 4 ? { body: [aKind({ title: 'Mine', version: 5 })] } : withFacts('stale', { version: 4 })
      },
      [OWN]: { body: anOwnDetail() },
    })
    await show()
    await press('Edit: General')
    type('Name', 'Mine')
    await press('Save')
    const both = within(await screen.findByRole('region', { name: 'Changed elsewhere' }))
    expect(both.getByText('Everybody')).toBeTruthy()
    expect(both.getByText('Mine')).toBeTruthy()
    await press('Keep mine')
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(asked.filter(({ body }) => body.kind).map(({ body }) => body.version)).toEqual([3, 4])
  })

  it('keep what is half typed, and with it the version it began with', async () => {
    let version = 3
    const asked = fakeService({
      [KINDS]: () => ({ body: [aKind({ version })] }),
      [`${KINDS}11/`]: withFacts('stale', { version: 4 }),
      [OWN]: { body: anOwnDetail() },
    })
    await show()
    await press('Edit: General')
    type(/^Description/, 'A seat in front')
    cleanup()
    version = 4
    await show()
    await press('Edit: General')
    expect(await screen.findByText('From earlier, not saved yet')).toBeTruthy()
    expect((screen.getByLabelText(/^Description/) as HTMLTextAreaElement).value).toBe('A seat in front')
    await press('Save')
    await waitFor(() => expect(asked.filter(({ body }) => body.kind)[0]?.body.version).toBe(3))
  })

  it('are put in another order, all of them named, and closed', async () => {
    const two = aKind({ id: 12, title: 'VIP' })
    const asked = fakeService({
      [KINDS]: { body: [aKind(), two] },
      [`${KINDS}order/`]: { body: [two, aKind()] },
      [`${KINDS}11/closed/`]: { body: [two, aKind({ is_closed: true })] },
      [OWN]: { body: anOwnDetail() },
    })
    await show()
    await press('Move down: General')
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['VIP', 'General']))
    expect(asked.find(({ path }) => path.endsWith('/order/'))?.body).toEqual({ event_id: 1, ids: [12, 11] })
    const general = screen.getAllByRole('listitem')[1] as HTMLElement
    fireEvent.click(within(general).getByRole('button', { name: 'Stop sale' }))
    expect(await screen.findByText('Sale stopped')).toBeTruthy()
  })

  it('are read without network, and say what needs it', async () => {
    await storePrivateAnswer(seller, { address: `${KINDS}?event_id=1`, body: [aKind()], etag: null, fetchedAt: new Date(Date.now() - 7_500_000).toISOString() })
    fakeService({ [KINDS]: 'offline', [OWN]: 'offline' })
    goOffline()
    await show()
    expect(await screen.findByText('Showing saved copy · 2 hours ago')).toBeTruthy()
    expect(screen.getByText(/changes need the internet/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Stop sale' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the promo codes', () => {
  const show = () => renderScreen(<Coupons eventId={1} />)

  it('say what they take off, how often they were used, and whether they work', async () => {
    fakeService({ [COUPONS]: { body: [aCoupon(), aCoupon({ id: 22, code: 'ALL', kind: 'taka', amount: 100, most_uses: 3 })] }, [OWN]: { body: anOwnDetail() } })
    await show()
    const [first, second] = await screen.findAllByRole('listitem')
    for (const words of ['EID10', '10% off', 'Active', '3 of 50 used', '1 time for each buyer']) expect(first?.textContent).toContain(words)
    for (const words of ['BDT 100 off', 'Used up']) expect(second?.textContent).toContain(words)
  })

  it('are switched at once, and back when the service says no', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof refusal>>()
    fakeService({ [COUPONS]: { body: [aCoupon()] }, [`${COUPONS}21/active/`]: () => promise, [OWN]: { body: anOwnDetail() } })
    await show()
    const code = await screen.findByRole('switch', { name: 'Promo code EID10' })
    fireEvent.click(code)
    await waitFor(() => expect(code.getAttribute('aria-checked')).toBe('false'))
    resolve(refusal('busy', 503))
    expect(await screen.findByText(/nothing was changed/)).toBeTruthy()
    expect(code.getAttribute('aria-checked')).toBe('true')
  })

  it('follow a seller who changes their mind while the service is still being asked', async () => {
    const first = Promise.withResolvers<{ body: unknown }>()
    const sent: unknown[] = []
    const answer = ({ body }: { body: unknown }) => {
      sent.push(body)
      return sent.length === 1 ? first.promise : { body: [aCoupon()] }
    }
    fakeService({ [COUPONS]: { body: [aCoupon()] }, [`${COUPONS}21/active/`]: answer, [OWN]: { body: anOwnDetail() } })
    await show()
    const code = await screen.findByRole('switch', { name: 'Promo code EID10' })
    fireEvent.click(code)
    await waitFor(() => expect(code.getAttribute('aria-checked')).toBe('false'))
    fireEvent.click(code)
    first.resolve({ body: [aCoupon({ is_active: false })] })
    await waitFor(() => expect(sent).toEqual([{ is_active: false }, { is_active: true }]))
    expect(code.getAttribute('aria-checked')).toBe('true')
  })

  it('refuse more than a hundred percent before anything is sent', async () => {
    const asked = fakeService({ [COUPONS]: { body: [] }, [OWN]: { body: anOwnDetail() } })
    await show()
    await press('Create promo code')
    type('Code', 'EID')
    type('Amount', '150')
    await press('Save')
    expect(await screen.findByText('This is too large')).toBeTruthy()
    expect(asked.filter(({ body }) => body.coupon)).toEqual([])
  })

  it('are shared as a text with the address of the event', async () => {
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    fakeService({ [COUPONS]: { body: [aCoupon()] }, [OWN]: { body: anOwnDetail() } })
    await show()
    await screen.findByText('Boishakhi Mela')
    await press('Share EID10')
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ text: expect.stringMatching(/^Promo code EID10: 10% off\. Boishakhi Mela http.*\/en\/eventdetails\/1$/) }),
    )
  })
})

describe('the questions', () => {
  const FAQS = '/api/event/1/faqs/'
  const show = () => renderScreen(<Questions eventId={1} />)
  const two = [
    { question: 'Parking?', answer: 'Yes' },
    { question: 'Food?', answer: 'Also' },
  ]

  it('are the five that buyers see while the seller has none', async () => {
    fakeService({ [OWN]: { body: anOwnDetail() } })
    await show()
    expect(await screen.findByText('These are shown until you write your own')).toBeTruthy()
    expect(screen.getByText('When and where does the event take place?')).toBeTruthy()
    await press('Start with these')
    expect(await screen.findByLabelText('Question 5')).toBeTruthy()
  })

  it('are saved as a whole with the version they began with, in the order in which they stand', async () => {
    const asked = fakeService({ [OWN]: { body: anOwnDetail({ faqs: two }) }, [FAQS]: { body: anOwnDetail({ faqs: [], version: 4 }) } })
    await show()
    await press('Move question 2 up')
    await press('Save questions')
    await waitFor(() => expect(asked.find(({ path }) => path === FAQS)?.body).toEqual({ version: 3, faqs: [two[1], two[0]] }))
  })

  it('come back after they were taken away', async () => {
    fakeService({ [OWN]: { body: anOwnDetail({ faqs: two }) } })
    await show()
    await press('Remove question 1')
    expect((screen.getByLabelText('Question 1') as HTMLInputElement).value).toBe('Food?')
    await press('Undo')
    expect((screen.getByLabelText('Question 1') as HTMLInputElement).value).toBe('Parking?')
  })

  it('say which field is missing before anything is sent', async () => {
    const asked = fakeService({ [OWN]: { body: anOwnDetail() } })
    await show()
    await press('Write your own')
    type('Question 1', 'Parking?')
    await press('Save questions')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    expect(asked.some(({ path }) => path === FAQS)).toBe(false)
  })

  it('show both versions when the event was changed elsewhere, and take theirs', async () => {
    let isStale = false
    fakeService({
      [OWN]: () => ({ body: anOwnDetail(isStale ? { faqs: [{ question: 'Theirs?', answer: 'Yes' }], version: 4 } : { faqs: two }) }),
      [FAQS]: () => {
        isStale = true
        return withFacts('stale', { version: 4 })
      },
    })
    await show()
    for (const name of ['Remove question 2', 'Save questions', 'Use the saved one']) await press(name)
    await waitFor(() => expect((screen.getByLabelText('Question 1') as HTMLInputElement).value).toBe('Theirs?'))
  })

  it('stay on this phone until they are saved', async () => {
    fakeService({ [OWN]: { body: anOwnDetail({ faqs: two }) } })
    await show()
    await screen.findByLabelText('Question 1')
    type('Question 1', 'Where to park?')
    cleanup()
    await show()
    expect(await screen.findByText('From earlier, not saved yet')).toBeTruthy()
    expect((screen.getByLabelText('Question 1') as HTMLInputElement).value).toBe('Where to park?')
  })
})
