import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { press, refused, type } from '#tests/support/phone/filling.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnDetail, aVariant } from './a-product.ts'
import { cell, openEdit, typeIn } from './fill-product-form.tsx'
import { productFormService } from './product-form-service.ts'

// The editor is measured in a browser; here only what it gives counts.
vi.mock('#app/ui/text/rich-editor.tsx', () => import('../../events/own/plain-editor.tsx'))
vi.mock('#app/ui/media/shrink-picture.ts', () => ({ lightPicture: async (file: Blob) => new Blob([await file.text()], { type: 'image/webp' }) }))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  signInSeller()
})
afterEach(async () => {
  cleanup()
  await signOffSeller()
  vi.unstubAllGlobals()
})

const variantsIn = (fields: Record<string, string> | undefined) => JSON.parse(fields?.variants ?? '[]') as Record<string, unknown>[]

describe('changing a product', () => {
  const twoSizes = (over = {}) =>
    anOwnDetail({
      options: [{ name: 'Size', values: ['M', 'L'] }],
      variants: [aVariant({ values: ['M'] }), aVariant({ variant_id: 72, values: ['L'], stock: 3 })],
      variant_count: 2,
      ...over,
    })

  it('sends only what was changed, on top of what was seen', async () => {
    const sent = productFormService(() => ({ body: anOwnDetail({ version: 4, title: 'Silk sari' }) }))
    await openEdit()
    type('Title', 'Silk  sari')
    expect(await screen.findByText('Changed, not saved yet: Title')).toBeTruthy()
    press('Update product')
    await waitFor(() => expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/api/product/7/update/', fields: { title: 'Silk sari', version: '3' } }))
    expect(Object.keys(sent[0]?.fields ?? {}).sort()).toEqual(['title', 'version'])
    expect(await screen.findAllByText('Saved.')).toBeTruthy()
  })

  it('shows the stock that there is, and sends another one with what was seen', async () => {
    const sent = productFormService(
      () => ({ body: twoSizes({ version: 4 }) }),
      () => ({ body: twoSizes() }),
    )
    await openEdit()
    expect([cell('Stock: M').value, cell('Stock: L').value]).toEqual(['12', '3'])
    typeIn('Stock: L', '')
    expect(cell('Stock: L').value).toBe('')
    typeIn('Stock: L', '৯')
    press('Update product')
    await waitFor(() =>
      expect(variantsIn(sent[0]?.fields)).toMatchObject([
        { variant_id: 71, stock: '12', seen: 12 },
        { variant_id: 72, stock: '৯', seen: 3 },
      ]),
    )
  })

  it('says the new stock where some were sold meanwhile, and saves in knowledge of it', async () => {
    let isSold = false
    const sent = productFormService(
      () => (isSold ? { body: twoSizes({ version: 4 }) } : refused('stock-changed', 409, { facts: { variant_71: 12, variant_72: 1 } })),
      () => ({ body: twoSizes() }),
    )
    await openEdit()
    typeIn('Stock: L', '9')
    press('Update product')
    expect(await screen.findByText('1 now')).toBeTruthy()
    expect(cell('Stock: L').value).toBe('9')
    isSold = true
    press('Update product')
    await waitFor(() => expect(variantsIn(sent[1]?.fields)[1]).toMatchObject({ variant_id: 72, stock: '9', seen: 1 }))
  })

  it('offers both versions of what was changed elsewhere meanwhile, and takes over the rest', async () => {
    let own = anOwnDetail()
    const sent = productFormService(
      ({ fields }) => {
        if (fields.version === '5') return { body: anOwnDetail({ version: 6, title: 'Silk sari', brand: 'Aarong' }) }
        own = anOwnDetail({ version: 5, title: 'Jamdani', brand: 'Aarong' })
        return refused('stale', 409)
      },
      () => ({ body: own }),
    )
    await openEdit()
    type('Title', 'Silk sari')
    press('Update product')
    const box = await screen.findByRole('region', { name: 'Changed elsewhere' })
    for (const words of ['Silk sari', 'Jamdani', 'Updated from the newer version: Brand']) expect(box.textContent).toContain(words)
    press('Title: Keep mine')
    press('Update product')
    await waitFor(() => expect(sent[1]?.fields).toEqual({ title: 'Silk sari', version: '5' }))
  })

  it('leads to its pictures, and says why it is not on sale', async () => {
    productFormService(
      () => refused('bug', 500),
      () => ({ body: anOwnDetail({ held_reason: 'mlm' }) }),
    )
    await openEdit()
    expect(screen.getByRole('link', { name: 'Change pictures' }).getAttribute('href')).toBe('/products/7/gallery')
    expect(screen.getByText(/multi-level marketing/)).toBeTruthy()
  })

  it('goes on from what was left, also without network', async () => {
    productFormService(() => 'offline')
    await openEdit()
    typeIn('Price (BDT)', '1300')
    await waitFor(async () => expect(JSON.stringify(await readDraft('product 7'))).toContain('1300'))
    cleanup()
    productFormService(
      () => 'offline',
      () => 'offline',
    )
    goOffline()
    await openEdit()
    expect(cell('Price (BDT)').value).toBe('1300')
    expect(screen.getByText('Continue where you left off')).toBeTruthy()
  })
})
