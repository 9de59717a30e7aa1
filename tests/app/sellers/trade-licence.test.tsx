import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnShop } from '#app/features/sellers/screens/own-shop.tsx'
import type { OwnLicence } from '#contract/sellers/trade-licence.ts'
import { aPdf } from '#tests/support/a-cv.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { refusal } from '../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../events/own/a-seller.tsx'

const LICENCE = '/api/account/trade_licence/'
const SELLER = {
  ...{ id: 7, username: 'rahima', full_name: 'Rahima', slug: 'rahima', profession: 'Tailor', division: 'Dhaka', district: 'Dhaka', languages: [], skills: [] },
  ...{ about: '', profile_picture: '/media/sellers/a.webp', member_since: '2020-01-01T00:00:00.000Z', is_verified: false, is_verified_employer: false },
  ...{ event_people: 0, applicants_answered: 3, events_held: 0 },
}
const aLicence = (over: Partial<OwnLicence> = {}): OwnLicence => ({
  ...{ state: 'waiting', kind: 'pdf', bytes: 400, sent_at: '2026-11-20T06:00:00.000Z', decided_at: null, reason: null },
  ...over,
})

type Reply = { status?: number; body: unknown } | 'offline'
/** A service that has this licence, and answers what is sent with what a test says. Gives what was sent: method and bytes. */
function serviceWith(licence: OwnLicence | null | 'offline', written: Reply = { body: null }) {
  const sent: [string, number][] = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init: RequestInit = {}) => {
    const request = new Request(new URL(input instanceof Request ? input.url : String(input), location.href), input instanceof Request ? input : init)
    const { pathname } = new URL(request.url)
    if (pathname !== LICENCE) return Response.json(pathname.startsWith('/api/seller/') ? SELLER : { ok: true })
    if (request.method !== 'GET') sent.push([request.method, (await request.arrayBuffer()).byteLength])
    const read: Reply = licence === 'offline' ? 'offline' : { body: licence }
    const reply = request.method === 'GET' ? read : written
    if (reply === 'offline') throw new TypeError('fetch failed')
    return Response.json(reply.body, { status: reply.status ?? 200 })
  })
  return sent
}
const show = (language: 'en' | 'bn' = 'en') =>
  renderScreen(<OwnShop slug="rahima" emailVerified events={null} onSaved={() => undefined} />, { at: '/sellerprofile', language })
const section = async () => screen.findByRole('region', { name: 'Trade licence' })
const choose = async (file: File) => {
  const input = (await section()).querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [file] } })
}
const pdf = () => new File([aPdf()], 'licence.pdf', { type: 'application/pdf' })

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('the trade licence of a shop', () => {
  it('was not given: it is chosen, sent and waits', async () => {
    const sent = serviceWith(null, { body: aLicence() })
    await show()
    expect(await screen.findByText(/You have not given one/)).toBeTruthy()
    await choose(pdf())
    expect(await screen.findByText(/Sent on 20 November 2026/)).toBeTruthy()
    expect(sent).toEqual([['POST', aPdf().byteLength]])
    expect(screen.getByText('Trade licence sent')).toBeTruthy()
    // All else is done: only that it was not seen is in the way.
    expect(screen.getByText('Missing: a trade licence that we have seen')).toBeTruthy()
  })

  it('was seen on a day, in Bangla too', async () => {
    serviceWith(aLicence({ state: 'seen', decided_at: '2026-11-21T06:00:00.000Z' }))
    await show('bn')
    expect(await screen.findByText(/দেখা হয়েছে ২১ নভেম্বর/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'আরেকটি পাঠান' })).toBeTruthy()
  })

  it('was refused: the reason of staff is read, and it can be removed', async () => {
    const sent = serviceWith(aLicence({ state: 'refused', decided_at: '2026-11-21T06:00:00.000Z', reason: 'It is of another shop.' }), {
      body: { removed: true },
    })
    await show()
    expect(await screen.findByText('It is of another shop.')).toBeTruthy()
    expect(screen.getByText(/Refused on 21 November 2026/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove licence' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove licence' }))
    expect(await screen.findByText(/You have not given one/)).toBeTruthy()
    expect(sent.map(([method]) => method)).toEqual(['DELETE'])
  })

  it('needs the network, to read it and to send it', async () => {
    serviceWith('offline')
    await show()
    expect(await screen.findByText(/The trade licence needs the internet/)).toBeTruthy()
    expect(within(await section()).getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('is not sent without network: nothing waits to be sent later', async () => {
    serviceWith(null, 'offline')
    await show()
    await screen.findByText(/You have not given one/)
    await choose(pdf())
    await waitFor(async () => expect(within(await section()).getByRole('alert').textContent).toContain('Nothing was sent'))
    expect(screen.getByText(/You have not given one/)).toBeTruthy()
  })

  it.each([
    ['a text', new File(['a licence'], 'licence.txt', { type: 'text/plain' }), 'This is not a PDF or a picture'],
    ['what is too large', new File([aPdf(), new Uint8Array(5 * 1024 * 1024)], 'a.pdf', { type: 'application/pdf' }), 'larger than 5 MB'],
  ])('refuses %s before anything is sent', async (_, file, words) => {
    const sent = serviceWith(null)
    await show()
    await screen.findByText(/You have not given one/)
    await choose(file)
    await waitFor(async () => expect(within(await section()).getByRole('alert').textContent).toContain(words))
    expect(sent).toEqual([])
  })

  it('says why the service refused it', async () => {
    serviceWith(aLicence(), refusal('pictures-full', 409))
    await show()
    await screen.findByText(/Sent on/)
    await choose(pdf())
    await waitFor(async () => expect(within(await section()).getByRole('alert').textContent).toContain('storage is full'))
  })
})
