import 'fake-indexeddb/auto'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CsvFaults } from '#app/features/products/own/parts/import/csv-faults.tsx'
import { LeftOut } from '#app/features/products/own/parts/variants/left-out.tsx'
import { OptionCard } from '#app/features/products/own/parts/variants/option-card.tsx'
import { OwnProducts } from '#app/features/products/own/screens/own-products.tsx'
import type { Grid } from '#app/features/products/own/use-grid.ts'
import { EMPTY_ROW } from '#app/features/products/own/variants/variant-grid.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { widenScreen } from '#tests/support/phone/wide-screen.ts'
import { fakeService } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnProduct, aShop } from './a-product.ts'

/** The languages of the parts of the page that have exactly this text. */
const languagesOf = (text: string) => screen.getAllByText(text).map((element) => element.closest('[lang]:not(html)')?.getAttribute('lang'))

const GRID: Grid = {
  options: [{ name: 'রং', values: ['লাল', 'নীল'] }],
  rows: [{ ...EMPTY_ROW, values: ['লাল'] }],
  faults: { options: new Map(), variants: new Map() },
  undo: undefined,
  seenOf: () => undefined,
  change: () => undefined,
  takeBack: () => undefined,
}

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await signOffSeller()
})

describe('a seller’s words in the other language', () => {
  it.each(['phone', 'table'])('are read out with its voice in the list of products (%s)', async (width) => {
    signInSeller()
    if (width === 'table') widenScreen()
    fakeService({ '/api/shop/': { body: aShop() }, '/api/product/': { body: { results: [anOwnProduct({ title: 'সুতি শাড়ি' })], next_cursor: null, total: 1 } } })
    await renderScreen(<OwnProducts filter={{}} />, { at: '/products' })
    await screen.findByRole(width === 'table' ? 'table' : 'article')
    const said = languagesOf('সুতি শাড়ি')
    expect(said.length).toBeGreaterThan(1)
    expect(said.every((language) => language === 'bn')).toBe(true)
  })

  it('are read out with its voice as names of options and combinations', async () => {
    await renderScreen(
      <>
        <OptionCard grid={GRID} at={0} />
        <LeftOut grid={GRID} />
      </>,
      { at: '/products/new' },
    )
    expect(languagesOf('রং')).toEqual(['bn'])
    // A chip of the option, and the button that offers it.
    expect(languagesOf('নীল')).toEqual(['bn', 'bn'])
  })

  it('are read out with its voice as names of columns', async () => {
    const result = { is_written: false, rows: 2, fault_count: 1, products_made: 0, products_changed: 0, products_unchanged: 0, variants: [] }
    await renderScreen(<CsvFaults result={{ ...result, faults: [{ row: 3, column: 'price', reason: 'not-a-number' }] }} />, { language: 'bn' })
    expect(languagesOf('price')).toEqual(['en'])
  })
})
