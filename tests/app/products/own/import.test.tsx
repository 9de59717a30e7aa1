import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { matchPictures } from '#app/features/products/own/import-pictures.ts'
import { ImportProducts } from '#app/features/products/own/screens/import-products.tsx'
import { usePreparing } from '#app/galleries/uploads.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import type { ProductImport } from '#contract/products/product-csv.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'

vi.mock('#app/ui/media/shrink-picture.ts', () => ({ lightPicture: async () => new Blob(['light'], { type: 'image/webp' }) }))

const aResult = (over: Partial<ProductImport> = {}): ProductImport => ({
  ...{ is_written: false, rows: 2, faults: [], fault_count: 0, products_made: 1, products_changed: 0, products_unchanged: 0, variants: [] },
  ...over,
})

/** A service that reads tables. @returns what was asked of it: the query and the table */
function importService(answer: (isDry: boolean) => { status?: number; body: unknown } | 'offline') {
  const asked: { dry: string | null; table: string }[] = []
  vi.stubGlobal('fetch', async (input: Request) => {
    const url = new URL(input.url)
    const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
    if (url.pathname !== '/api/product_import/') return json({ results: [], next_cursor: null, total: 0 })
    const dry = url.searchParams.get('dry_run')
    asked.push({ dry, table: await input.clone().text() })
    const given = answer(dry === 'true')
    if (given === 'offline') throw new TypeError('fetch failed')
    return json(given.body, given.status)
  })
  return asked
}
const show = () => renderScreen(<ImportProducts />, { at: '/products/import' })
const put = async (selector: string, ...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>(selector)
  if (!input) throw new Error('there is no way to choose files')
  await act(async () => void fireEvent.change(input, { target: { files } }))
}
const table = (text = 'sku,title\nA,Sari') => new File([text], 'goods.csv', { type: 'text/csv' })
const picture = (name: string) => new File(['photo'], name, { type: 'image/jpeg' })

beforeEach(() => void signInSeller())
afterEach(async () => {
  cleanup()
  act(() => {
    usePreparing.setState({ pictures: [] })
    useOutbox.setState({ entries: [] })
  })
  await signOffSeller()
  vi.unstubAllGlobals()
})

describe('importing products', () => {
  it('looks at the table first, and imports it once that is confirmed', async () => {
    const asked = importService((isDry) => ({ body: aResult({ is_written: !isDry }) }))
    await show()
    await put('input[accept*=csv]', table())
    expect(await screen.findByText('2 rows are fine. New products: 1, changed: 0.')).toBeTruthy()
    expect(asked.map(({ dry, table: text }) => [dry, text])).toEqual([['true', 'sku,title\nA,Sari']])
    fireEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText(/2 rows imported/)).toBeTruthy()
    expect(asked.map(({ dry }) => dry)).toEqual(['true', 'false'])
    expect(screen.getByText(/Then switch them on in the list/)).toBeTruthy()
  })

  it('lists what is wrong by row and column, and imports nothing', async () => {
    const faults = [
      { row: 3, column: 'price', reason: 'not-a-number' },
      { row: 4, column: '', reason: 'taken' },
      { row: 0, column: '', reason: 'not-utf8' },
    ]
    importService(() => ({ body: aResult({ faults, fault_count: 5 }) }))
    await show()
    await put('input[accept*=csv]', table())
    expect(await screen.findByText(/5 errors\. Nothing was imported/)).toBeTruthy()
    const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(said.slice(0, 3).map((line) => line?.split(':')[0])).toEqual(['Row 3, price', 'Row 4', 'The file'])
    expect(screen.getByText('and 2 more')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  })

  it('sends pictures after the import, each to the product of its sku', async () => {
    importService((isDry) => ({
      body: aResult({ is_written: !isDry, variants: ['A', 'B'].map((sku) => ({ sku, product_id: isDry ? null : 9, has_picture: false })) }),
    }))
    await show()
    await put('input[multiple]', picture('b-2.jpg'), picture('A-1.jpg'), picture('holiday.jpg'))
    expect(screen.getByText('3 pictures chosen')).toBeTruthy()
    await put('input[accept*=csv]', table())
    fireEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
    expect((await screen.findByText(/belongs to no imported SKU/)).textContent).toContain('holiday.jpg')
    await waitFor(() => expect(useOutbox.getState().entries.map(({ noun, address }) => [noun, address.split('&')[0]])).toHaveLength(2))
  })

  it('says that nothing is imported twice where no answer came', async () => {
    let isLost = true
    importService((isDry) => (!isDry && isLost ? 'offline' : { body: aResult({ is_written: !isDry }) }))
    await show()
    await put('input[accept*=csv]', table())
    fireEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText(/Nothing is imported twice/)).toBeTruthy()
    isLost = false
    fireEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText(/2 rows imported/)).toBeTruthy()
  })

  it('says what the service refuses', async () => {
    importService(() => refusal('too-large', 413))
    await show()
    await put('input[accept*=csv]', table())
    expect(await screen.findByText('A CSV file may have up to 8 MB.')).toBeTruthy()
  })
})

describe('which picture belongs to which product', () => {
  const variants = [
    { sku: 'SARI-RED', product_id: 9, has_picture: false },
    { sku: 'SARI-BLUE', product_id: 9, has_picture: false },
    { sku: 'POT', product_id: 10, has_picture: false },
    { sku: 'LAMP', product_id: 11, has_picture: true },
  ]

  it('is said by the sku in its name, in the order of its number', () => {
    const { byProduct, unmatched } = matchPictures([picture('pot-2.jpg'), picture('POT-1.png'), picture('sari-blue-1.webp'), picture('IMG_20.jpg')], variants)
    expect([...byProduct].map(([id, files]) => [id, files.map(({ name }) => name)])).toEqual([
      [10, ['POT-1.png', 'pot-2.jpg']],
      [9, ['sari-blue-1.webp']],
    ])
    expect(unmatched.map(({ name }) => name)).toEqual(['IMG_20.jpg'])
  })

  it('leaves out what may be there already', () => {
    const { byProduct, known } = matchPictures([picture('LAMP-1.jpg')], variants)
    expect([byProduct.size, known.map(({ name }) => name)]).toEqual([0, ['LAMP-1.jpg']])
  })

  it('takes no more than a product holds', () => {
    const many = Array.from({ length: 10 }, (_, at) => picture(`POT-${at + 1}.jpg`))
    const { byProduct, unmatched } = matchPictures(many, variants)
    expect([byProduct.get(10)?.length, unmatched.length]).toEqual([8, 2])
  })
})
