import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { VariantFields } from '#app/features/products/public/parts/variant-fields.tsx'
import { renderWhole } from '#app/render-whole.ts'
import { aProductDetail, aVariant } from '#tests/support/phone/product-rows.ts'
import { textsIn } from '#tests/support/phone/render.tsx'

let root: Root | undefined
afterEach(async () => {
  await act(() => root?.unmount())
  document.body.innerHTML = ''
})

const RED_M = aVariant({ variant_id: 51, values: ['Red', 'M'] })
const PRODUCT = aProductDetail({
  product_id: 5,
  options: [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['M', 'L'] },
  ],
  variants: [
    RED_M,
    aVariant({ variant_id: 52, values: ['Red', 'L'] }),
    aVariant({ variant_id: 53, values: ['Blue', 'L'] }),
    aVariant({ variant_id: 54, values: ['Blue', 'M'] }),
  ],
})
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('a variant that is chosen before the page is alive', () => {
  it.each([
    [[], []],
    [['Blue'], [54]],
    [['L'], [52]],
    [['Blue', 'L'], [53]],
  ])('is kept: %j', async (pressed, kept) => {
    const chosen = vi.fn()
    const fields = (
      <I18nextProvider i18n={textsIn('en')}>
        <VariantFields product={PRODUCT} chosen={RED_M} onChoose={({ variant_id }) => chosen(variant_id)} />
      </I18nextProvider>
    )
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = await renderWhole(fields)
    for (const name of pressed) radio(name).checked = true
    await act(async () => {
      root = hydrateRoot(page, fields)
    })
    expect(chosen.mock.calls.flat()).toEqual(kept)
    for (const name of pressed) expect(radio(name).checked).toBe(true)
  })
})
