import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EditService } from '#app/features/services/own/screens/edit-service.tsx'
import { PostService } from '#app/features/services/own/screens/post-service.tsx'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import type { Language } from '#contract/core/languages.ts'
import { choose, field, press, refused, type } from '#tests/support/phone/filling.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { RATES } from '#tests/support/phone/seller-rates.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnDetail, SERVICE_CATEGORIES, TWO } from './a-service.ts'
import { type AskedForm, formService } from './form-service.ts'

// The editor is measured in a browser; here only what it gives counts.
vi.mock('#app/ui/text/rich-editor.tsx', () => import('../../events/own/plain-editor.tsx'))
vi.mock('#app/ui/media/shrink-picture.ts', () => ({ lightPicture: async (file: Blob) => new Blob([await file.text()], { type: 'image/webp' }) }))

const reads = (own = anOwnDetail()) => ({
  '/api/service_category/': SERVICE_CATEGORIES,
  '/api/team/': TWO,
  '/api/service/': { results: [], next_cursor: null, total: 0 },
  '/api/service/7/own/': own,
  '/api/wallet/rates/': RATES,
})
const serve = (answer: (asked: AskedForm) => { status?: number; body: unknown } | 'offline', own = anOwnDetail()) => formService(reads(own), answer)
const logIn = <a href="/login">Log In</a>
const openPost = async (language: Language = 'en') => {
  const shown = await renderScreen(<PostService logIn={logIn} />, { at: '/sellerservices/add', language })
  await screen.findByText('Anika')
  return shown
}
const openEdit = async () => {
  const shown = await renderScreen(<EditService serviceId={7} logIn={logIn} />, { at: '/sellerservices/service/7/update' })
  await screen.findByText('Anika')
  return shown
}
const radio = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

async function putPicture(name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (!input) throw new Error('there is no way to choose pictures')
  await act(async () => void fireEvent.change(input, { target: { files: [new File([name], `${name}.png`, { type: 'image/png' })] } }))
  await screen.findByRole('img', { name: 'Picture 1' })
}
async function fillIn(): Promise<void> {
  await putPicture('front')
  type('Title', 'Tap repair')
  await choose('Category', '1')
  await choose('Subcategory', '2')
  type('Price (BDT)', '৫০০')
  type('Description', '<p>Quick</p>')
}

beforeEach(() => void signInSeller())
afterEach(async () => {
  cleanup()
  await signOffSeller()
  vi.unstubAllGlobals()
})

describe('posting a service', () => {
  it('says how much it may cost: less where all of it is paid online, so that one payment takes it', async () => {
    serve(() => refused('bug', 500))
    await openPost()
    expect(screen.getByText(/^0 is free; up to BDT 500,000/)).toBeTruthy()
    radio(/^Online Everything/)
    expect(await screen.findByText(/^0 is free; up to BDT 499,940/)).toBeTruthy()
    radio(/^By the hour/)
    await screen.findByLabelText('Hours, at least')
    type('Hours, at least', '২')
    expect(await screen.findByText(/^0 is free; up to BDT 249,970/)).toBeTruthy()
  })

  it('says what the house takes by the category, however it is paid', async () => {
    serve(() => refused('bug', 500))
    await openPost()
    expect(await screen.findByText(/Commission 5 %/)).toBeTruthy()
    type('Price (BDT)', '১০০০')
    expect(await screen.findByText(/Commission 5 %: you get BDT 950 of BDT 1,000/)).toBeTruthy()
    radio(/^Online Everything/)
    expect(await screen.findByText(/Commission 5 %: you get BDT 950 of BDT 1,000/)).toBeTruthy()
    await choose('Category', '1')
    expect(await screen.findByText(/Commission 8 %: you get BDT 920 of BDT 1,000/)).toBeTruthy()
  })

  it('says all that is missing at once, where the focus is', async () => {
    const sent = serve(() => refused('bug', 500))
    await openPost()
    press('Post service')
    const summary = await screen.findByRole('region', { name: /fields need your attention/ })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    const said = within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(said).toEqual(['Pictures', 'Title', 'Category', 'Subcategory', 'Price (BDT)', 'Description'])
    expect(sent).toEqual([])
  })

  it('sends what was typed and the pictures, done by the seller unless others are chosen, and goes to the list', async () => {
    const sent = serve(() => ({ body: anOwnDetail() }))
    const { router } = await openPost()
    await fillIn()
    fireEvent.click(field('Some districts only'))
    fireEvent.change(field('Search a division or district'), { target: { value: 'গাজীপুর' } })
    press('Gazipur district')
    press('Post service')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sellerservices'))
    expect(sent[0]).toMatchObject({
      path: '/api/service/create/',
      fields: {
        title: 'Tap repair',
        service_subcategory: '2',
        place: 'at-customer',
        districts: 'Gazipur',
        pricing: 'fixed',
        price: '500',
        duration: '60',
        confirms: 'ask',
        members: '1',
        is_active: 'true',
        pictures: 'file of 5',
      },
    })
    expect(useNotice.getState().text).toBe('Your service is posted.')
    expect(await readDraft('service post')).toBeUndefined()
  })

  it('asks for what belongs to the place and the price that are chosen, and for nothing else', async () => {
    const sent = serve(() => ({ body: anOwnDetail() }))
    await openPost()
    await fillIn()
    radio(/^Online By a link/)
    type('Link to the meeting', 'no link')
    radio(/^By the hour/)
    expect(screen.queryByLabelText('Takes (minutes)')).toBeNull()
    type('Hours, at most', '৬')
    radio(/^Confirmed at once/)
    radio(/^Price on request/)
    expect(screen.queryByLabelText(/^Price/, { selector: 'input[type=text]' })).toBeNull()
    expect(screen.getByText(/you confirm each request yourself/)).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: /Anika/ }))
    press('Post service')
    expect(within(await screen.findByRole('region', { name: /needs your attention/ })).getByRole('button').textContent).toBe('Link to the meeting')
    type('Link to the meeting', 'https://meet.example/x')
    press('Post service')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.fields).toMatchObject({ place: 'online', link: 'https://meet.example/x', pricing: 'quote', price: '0', confirms: 'ask', members: '1,9' })
  })

  it('keeps what is typed on the phone, with the numbers of the reader’s script', async () => {
    serve(() => 'offline')
    await openPost('bn')
    expect(field('কতক্ষণ লাগে (মিনিট)').value).toBe('৬০')
    type('শিরোনাম', 'কল মেরামত')
    await waitFor(async () => expect(JSON.stringify(await readDraft('service post'))).toContain('কল মেরামত'))
    cleanup()
    await openPost('bn')
    expect(field('শিরোনাম').value).toBe('কল মেরামত')
  })

  it('is posted once, though its first answer was lost', async () => {
    let tries = 0
    const sent = serve(() => (++tries === 1 ? 'offline' : { body: anOwnDetail() }))
    const { router } = await openPost()
    await fillIn()
    press('Post service')
    expect(await screen.findByText('Failed to post the service. Please try again.')).toBeTruthy()
    press('Post service')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sellerservices'))
    expect(new Set(sent.map(({ fields }) => fields.client_key)).size).toBe(1)
  })
})

describe('editing a service', () => {
  it('sends only what was changed, on top of the version that was seen', async () => {
    const sent = serve(() => ({ body: anOwnDetail({ title: 'Tap and pipe repair', version: 4 }) }))
    await openEdit()
    type('Title', 'Tap and pipe repair')
    press('Update service')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({ path: '/api/service/7/update/', method: 'PATCH', fields: { title: 'Tap and pipe repair', version: '3' } })
    await waitFor(() => expect(useNotice.getState().text).toBe('Saved'))
  })

  it('shows both where the same was changed elsewhere, and saves what is decided', async () => {
    const now = anOwnDetail({ price: 700, version: 4 })
    const own: Record<string, unknown> = reads()
    const sent = formService(own, ({ fields }) => (fields.version === '3' ? refused('stale', 409) : { body: anOwnDetail({ price: 600, version: 5 }) }))
    await openEdit()
    type('Price (BDT)', '600')
    own['/api/service/7/own/'] = now
    press('Update service')
    const both = await screen.findByRole('region', { name: /meanwhile|elsewhere/i })
    for (const words of ['Price (BDT): 600', 'Price (BDT): 700']) expect(both.textContent).toContain(words)
    press('Price: Keep mine')
    press('Update service')
    await waitFor(() => expect(sent.at(-1)?.fields).toMatchObject({ price: '600', version: '4' }))
  })
})
