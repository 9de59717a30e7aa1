import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShopAsItIs } from '#app/features/sellers/parts/kept-shop-form.tsx'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { useSession } from '#app/state/session/session.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

const SHOP = '/api/account/seller/'
const shop = {
  ...{ full_name: 'Rahima Events', slug: 'rahima', profession: 'Musician', division: 'Dhaka', district: 'Dhaka', languages: ['English'], skills: [] },
  ...{ about: 'Old words', city: 'Savar', gender: null as string | null, version: 3, profile_picture: null, taken_off_reason: null },
}
let me = 9000
/** A service with this shop, which refuses what names another version. Gives what was sent. */
function serviceWith(start: typeof shop) {
  let stored = start
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init: RequestInit = {}) => {
    const request = new Request(new URL(input instanceof Request ? input.url : String(input), location.href), input instanceof Request ? input : init)
    if (new URL(request.url).pathname !== SHOP) return Response.json({ ok: true, free: true, reason: null })
    if (request.method === 'PATCH') {
      const body = (await request.json()) as Record<string, unknown>
      sent.push(body)
      if (body.version !== stored.version)
        return Response.json({ type: 'about:blank', title: 'stale', status: 409, code: 'stale', facts: { version: stored.version } }, { status: 409 })
      stored = { ...stored, ...body, version: stored.version + 1 }
    }
    return Response.json(stored)
  })
  return { sent, change: (over: Partial<typeof shop>) => (stored = { ...stored, ...over, version: stored.version + 1 }) }
}

beforeEach(() => {
  me += 1
  localStorage.clear()
  renewTokensTo('a.b.c')
  useSession.setState({ account: { id: me, username: 'rahima', email: 'r@example.com' }, token: 'a.b.c' })
})
afterEach(async () => {
  cleanup()
  act(() => useSession.setState({ account: null, token: null }))
  await dropPrivateStores({ known: me })
  vi.unstubAllGlobals()
})
const onDone = vi.fn()
const show = () => renderScreen(<ShopAsItIs onDone={onDone} onCancel={() => undefined} />, { at: '/sellerprofile' })
const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('changing a shop', () => {
  it('sends city and gender, and the version that was changed', async () => {
    const { sent } = serviceWith(shop)
    await show()
    fireEvent.input(await field(/^City or town/), { target: { value: 'Teknaf' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Gender (optional)' }), { target: { value: 'female' } })
    save()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ city: 'Teknaf', gender: 'female', version: 3, full_name: 'Rahima Events' })
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ city: 'Teknaf', version: 4 })))
  })

  it('offers both versions where it was changed elsewhere, and takes over the rest', async () => {
    const service = serviceWith(shop)
    await show()
    const about = await field(/^About/)
    fireEvent.input(about, { target: { value: 'My words' } })
    service.change({ about: 'Their words', city: 'Bogura' })
    save()
    const box = within(await screen.findByRole('region', { name: /changed/i }))
    expect(box.getByText('My words')).toBeTruthy()
    expect(box.getByText('Their words')).toBeTruthy()
    expect((await field(/^City or town/)).value).toBe('Bogura')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    fireEvent.click(box.getByRole('button', { name: /^About: Keep/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy())
    save()
    await waitFor(() => expect(service.sent).toHaveLength(2))
    expect(service.sent[1]).toMatchObject({ about: 'My words', city: 'Bogura', version: 4 })
  })

  it('goes on from what was typed before the tab was killed, against the version it was typed over', async () => {
    const service = serviceWith(shop)
    const first = await show()
    fireEvent.input(await field(/^About/), { target: { value: 'Half typed' } })
    await waitFor(async () => expect(await readDraft('shop')).toMatchObject({ about: 'Half typed', base: { version: 3 } }))
    first.unmount()
    service.change({ about: 'Their words' })
    await show()
    expect((await field(/^About/)).value).toBe('Half typed')
    save()
    expect(await screen.findByText('Their words')).toBeTruthy()
  })

  it('is begun anew by its owner’s wish', async () => {
    serviceWith(shop)
    const first = await show()
    fireEvent.input(await field(/^About/), { target: { value: 'Half typed' } })
    await waitFor(async () => expect(await readDraft('shop')).toMatchObject({ about: 'Half typed' }))
    first.unmount()
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Discard and start over' }))
    await waitFor(async () => expect((await field(/^About/)).value).toBe('Old words'))
  })
})
