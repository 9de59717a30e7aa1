import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import { field, press, refused, type } from '#tests/support/phone/filling.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnDetail } from './a-product.ts'
import { addOption, cell, fillIn, openPost, putPictures, typeIn } from './fill-product-form.tsx'
import { type AskedForm, productFormService } from './product-form-service.ts'

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

describe('posting a product', () => {
  it('says all that is missing at once, where the focus is', async () => {
    const sent = productFormService(() => refused('bug', 500))
    await openPost()
    press('Post product')
    const summary = await screen.findByRole('region', { name: /fields need your attention/ })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    const said = within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(said).toEqual(['Pictures', 'Title', 'Category', 'Subcategory', 'Variants, prices and stock', 'Description'])
    expect(sent).toEqual([])
    fireEvent.click(within(summary).getByRole('button', { name: 'Variants, prices and stock' }))
    expect(document.activeElement).toBe(cell('Price (BDT)'))
  })

  it('sends texts, variants and all pictures in their order, and goes to the list', async () => {
    const sent = productFormService(() => ({ body: anOwnDetail({ product_id: 9 }) }))
    const { router } = await openPost()
    await fillIn()
    press('Post product')
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
    expect(sent[0]).toMatchObject({
      path: '/api/product/create/',
      fields: { title: 'Cotton sari', product_subcategory: '2', condition: 'new', days_to_return: '7', is_active: 'true', pictures: 'file of 5, file of 4' },
    })
    expect(variantsIn(sent[0]?.fields)).toMatchObject([{ values: [], price: '১,২০০', stock: '১২' }])
    expect(useNotice.getState().text).toBe('Your product is on sale.')
    expect(await readDraft('product post')).toBeUndefined()
  })

  it('says under each price what the house takes, by the category, and what is left', async () => {
    productFormService(() => refused('bug', 500))
    await openPost()
    expect(await screen.findByText('Commission 5 %')).toBeTruthy()
    await fillIn()
    expect(await screen.findByText('Commission 8 %: you get BDT 1,104 of BDT 1,200')).toBeTruthy()
  })

  it('says that staff look at it first, where its words are of forbidden goods', async () => {
    productFormService(() => ({ body: anOwnDetail({ held_reason: 'medicine' }) }))
    const { router } = await openPost()
    await fillIn()
    press('Post product')
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
    expect(useNotice.getState().text).toContain('Our team reviews it')
  })

  it('makes a grid of all combinations, sets all at once and then exceptions', async () => {
    const sent = productFormService(() => ({ body: anOwnDetail() }))
    await openPost()
    await fillIn()
    addOption('Size', 'M', 'L')
    addOption('Colour', 'Red', 'Blue')
    expect(screen.getByText('4 variants')).toBeTruthy()
    typeIn('Price (BDT) for several', '৯০০')
    typeIn('Stock for several', '5')
    press('Set')
    typeIn('Price (BDT): L · Blue', '950')
    fireEvent.click(screen.getByRole('button', { name: 'More: M · Blue' }))
    fireEvent.click(screen.getByRole('button', { name: 'Leave out', hidden: true }))
    expect(screen.getByRole('button', { name: 'Offer M · Blue' })).toBeTruthy()
    press('Post product')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(JSON.parse(sent[0]?.fields.options ?? '')).toEqual([
      { name: 'Size', values: ['M', 'L'] },
      { name: 'Colour', values: ['Red', 'Blue'] },
    ])
    expect(variantsIn(sent[0]?.fields).map(({ values, price, stock }) => [values, price, stock])).toEqual([
      [['M', 'Red'], '৯০০', '5'],
      [['L', 'Red'], '৯০০', '5'],
      [['L', 'Blue'], '950', '5'],
    ])
  })

  it('adds a value by its button, and the next one can be typed at once', async () => {
    productFormService(() => refused('bug', 500))
    await openPost()
    fireEvent.click(screen.getByRole('button', { name: 'Size' }))
    const input = cell('New value: Size')
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' })
    act(() => input.focus())
    fireEvent.change(input, { target: { value: 'XL' } })
    // As a press goes: the field loses the focus first.
    act(() => add.focus())
    expect(add.disabled).toBe(false)
    fireEvent.click(add)
    expect(screen.getByRole('button', { name: 'Change XL' })).toBeTruthy()
    expect(document.activeElement).toBe(input)
    expect(input.value).toBe('')
  })

  it('sets nothing for several where nothing is typed', async () => {
    productFormService(() => refused('bug', 500))
    await openPost()
    addOption('Size', 'M', 'L')
    fireEvent.keyDown(cell('Price (BDT) for several'), { key: 'Enter' })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('takes a value away with its variants, and brings both back', async () => {
    productFormService(() => refused('bug', 500))
    await openPost()
    addOption('Size', 'M', 'L')
    typeIn('Stock: L', '8')
    fireEvent.click(screen.getByRole('button', { name: 'Change L' }))
    fireEvent.click(screen.getByRole('button', { name: 'Delete with its variants', hidden: true }))
    expect(screen.queryByRole('textbox', { name: 'Stock: L' })).toBeNull()
    press('Undo')
    expect(cell('Stock: L').value).toBe('8')
  })

  it('says what is wrong at the cell at fault, and stops saying so once it is mended', async () => {
    productFormService(() => refused('bug', 500))
    await openPost()
    await fillIn()
    addOption('Size', 'M', 'L')
    typeIn('Price (BDT): L', 'much')
    press('Post product')
    const summary = await screen.findByRole('region', { name: /One field needs/ })
    expect(cell('Price (BDT): L').getAttribute('aria-invalid')).toBe('true')
    expect(cell('Price (BDT): M').getAttribute('aria-invalid')).toBeNull()
    fireEvent.click(within(summary).getByRole('button'))
    expect(document.activeElement).toBe(cell('Price (BDT): L'))
    typeIn('Price (BDT): L', '900')
    typeIn('Stock: L', '3')
    await waitFor(() => expect(screen.queryByRole('region', { name: /needs your attention/ })).toBeNull())
  })

  it('says at the cell that another product has the sku', async () => {
    productFormService(() => refused('taken', 409, { fields: { 'variants.0.sku': 'taken' } }))
    await openPost()
    await fillIn()
    typeIn(/^SKU/, 'SARI-1')
    press('Post product')
    expect(await screen.findByText('Another of your products or variants has this SKU')).toBeTruthy()
    typeIn(/^SKU/, 'SARI-2')
    await waitFor(() => expect(screen.queryByText('Another of your products or variants has this SKU')).toBeNull())
  })

  it('asks what is worn of what is not new', async () => {
    const sent = productFormService(() => ({ body: anOwnDetail() }))
    await openPost()
    await fillIn()
    fireEvent.click(field('Used'))
    press('Post product')
    expect(await screen.findByRole('button', { name: 'What is worn or repaired' })).toBeTruthy()
    type('What is worn or repaired', 'A scratch')
    press('Post product')
    await waitFor(() => expect(sent[0]?.fields).toMatchObject({ condition: 'used', condition_note: 'A scratch' }))
  })

  it('puts pictures in order and takes them away; each variant keeps the one that it has', async () => {
    const sent = productFormService(() => ({ body: anOwnDetail() }))
    await openPost()
    await fillIn()
    addOption('Size', 'M', 'L')
    typeIn('Stock: L', '1')
    fireEvent.click(screen.getByRole('button', { name: 'More: L' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Picture 2', hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Done', hidden: true }))
    await putPictures('side')
    press('Remove Picture 1')
    press('Post product')
    await waitFor(() => expect(sent[0]?.fields.pictures).toBe('file of 4, file of 4'))
    expect(variantsIn(sent[0]?.fields).map(({ picture }) => picture)).toEqual(['', ''])
  })

  it('makes one product of a lost answer and a second tap', async () => {
    let answer: 'offline' | { body: unknown } = 'offline'
    const sent = productFormService(() => answer)
    const { router } = await openPost()
    await fillIn()
    press('Post product')
    await screen.findByText(/No response/)
    answer = { body: anOwnDetail() }
    press('Post product')
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
    const key = sent[0]?.fields.client_key
    expect(sent.map(({ path, fields }) => [path, fields.client_key])).toEqual([
      ['/api/product/create/', key],
      ['/api/product/create/', key],
    ])
  })

  it('has what a lost try made say what the form says now, pictures too', async () => {
    let answer: 'offline' | undefined = 'offline'
    const made = anOwnDetail({ product_id: 9, pictures: [1, 2].map((id) => ({ id, alt: '', file: `/media/products/${id}.webp`, tone: 0 })) })
    const withNew = { ...made, pictures: [...made.pictures, { id: 3, alt: '', file: '/media/products/3.webp', tone: 0 }] }
    const madeBy = ({ path, fields }: AskedForm) => (path.includes('update') && fields.pictures ? withNew : made)
    const sent = productFormService(
      (asked) => answer ?? { body: asked.path.includes('gallery') ? [] : madeBy(asked) },
      () => ({ body: withNew }),
    )
    const { router } = await openPost()
    await fillIn()
    press('Post product')
    await screen.findByText(/No response/)
    press('Remove Picture 1')
    await putPictures('other')
    type('Title', 'Silk sari')
    answer = undefined
    press('Post product')
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
    expect(sent.slice(2).map(({ method, path, fields }) => [method, path, fields.title ?? fields.pictures ?? fields.json ?? ''])).toEqual([
      ['PATCH', '/api/product/9/update/', 'Silk sari'],
      ['PATCH', '/api/product/9/update/', 'file of 5'],
      ['DELETE', '/api/product_gallery/1/', ''],
      ['POST', '/api/product_gallery/order/', '{"subject":9,"ids":[2,3]}'],
    ])
    // Five of seventeen were sold since the lost try: the number that it sent is the one that was seen.
    expect(variantsIn(sent[2]?.fields)).toMatchObject([{ variant_id: 71, seen: 17 }])
  })

  it('exchanges all eight pictures of a lost try, and goes on where a second try was cut off', async () => {
    const shelf = { ids: [1, 2, 3, 4, 5, 6, 7, 8], next: 9, isDown: true, cutAt: '' }
    const own = () => anOwnDetail({ product_id: 9, pictures: shelf.ids.map((id) => ({ id, alt: '', file: `/media/products/${id}.webp`, tone: 0 })) })
    productFormService(
      ({ path, method, fields }) => {
        if (shelf.isDown || path === shelf.cutAt) return 'offline'
        if (method === 'DELETE') shelf.ids = shelf.ids.filter((id) => !path.includes(`/${id}/`))
        for (const _ of path.includes('update') && fields.pictures ? fields.pictures.split(', ') : []) shelf.ids.push(shelf.next++)
        if (shelf.ids.length > 8) return refused('bad-input', 400, { fields: { pictures: 'too-many' } })
        if (shelf.ids.length === 0) return refused('bad-input', 400, { fields: { pictures: 'required' } })
        return { body: path.includes('gallery') ? [] : own() }
      },
      () => ({ body: own() }),
    )
    const { router } = await openPost()
    await fillIn()
    await putPictures('c', 'd', 'e', 'f', 'g', 'h')
    press('Post product')
    await screen.findByText(/No response/)
    shelf.isDown = false
    for (let at = 0; at < 8; at += 1) press('Remove Picture 1')
    await putPictures('1', '2', '3', '4', '5', '6', '7', '8')
    shelf.cutAt = '/api/product_gallery/8/'
    press('Post product')
    await waitFor(() => expect(shelf.ids).toEqual([8, 9, 10, 11, 12, 13, 14, 15]))
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post product' }).disabled).toBe(false))
    shelf.cutAt = ''
    press('Post product')
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
    expect(shelf.ids).toEqual([9, 10, 11, 12, 13, 14, 15, 16])
  })

  it('speaks Bangla', async () => {
    productFormService(() => refused('bug', 500))
    await openPost('bn')
    expect(screen.getByRole('button', { name: 'সাইজ' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'দাম (টাকা)' })).toBeTruthy()
  })
})
