import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { CommissionText } from '#app/nouns/commission-text.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'

const said = async (rate: number | undefined, price: string, language: 'en' | 'bn' = 'en') => {
  const { container } = await renderScreen(
    <p data-testid="line">
      <CommissionText rate={rate} price={price} />
    </p>,
    { at: '/saved', language },
  )
  const text = container.querySelector('[data-testid=line]')?.textContent
  container.remove()
  return text
}

it('says what is left of a price, with a part of a taka for the seller, in both languages', async () => {
  expect(await said(500, '1000')).toBe('Commission 5 %: you get BDT 950 of BDT 1,000')
  expect(await said(450, '১,৯৯৯')).toBe('Commission 4.5 %: you get BDT 1,910 of BDT 1,999')
  expect(await said(500, '1000', 'bn')).toBe('কমিশন ৫%: ৳১,০০০ থেকে আপনি পাবেন ৳৯৫০')
})

it('says the rate alone while there is no price, that there is none where it is 0, and nothing where it is not known', async () => {
  for (const price of ['', '0', 'a lot']) expect(await said(500, price)).toBe('Commission 5 %')
  expect(await said(0, '1000')).toBe('No commission')
  expect(await said(undefined, '1000')).toBe('')
})
