import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { clear, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DataMeter } from '#app/shell/menu/data-meter.tsx'
import { useNotice } from '#app/state/notices.ts'
import { monthOf } from '#contract/data-use.ts'
import { storeOf } from '#device/stores.ts'
import { renderShell } from './render-shell.tsx'

const MB = 1024 ** 2
const figures = () => [...document.querySelectorAll('dd')].map((figure) => figure.textContent)

/** A phone on which so much was counted. */
const metered = (visit_bytes: number, month_bytes: number) =>
  set('data-use', { month: monthOf(Date.now()), visit_bytes, month_bytes, last_at: Date.now() }, storeOf('device'))
const showMeter = (language: 'en' | 'bn' = 'en') => renderShell({ language, at: `/${language}/events`, screen: <DataMeter />, shell: false })

beforeEach(() => clear(storeOf('device')))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('says what the visit and the month cost at the usual price of a pack', async () => {
  await metered(212 * 1024, 300 * MB)
  await showMeter()
  await waitFor(() => expect(figures()).toEqual(['212 kB · under BDT 0.01', '300 MB · BDT 9.67']))
})

it('says it in Bangla, with Bangla digits', async () => {
  await metered(2.5 * MB, 1_024 * MB)
  await showMeter('bn')
  await waitFor(() => expect(figures()).toEqual(['২.৫ এমবি · ৳০.০৮', '১,০২৪ এমবি · ৳৩৩']))
})

it('takes the price of the pack in Bangla digits, counts with it at once and remembers it', async () => {
  await metered(0, 512 * MB)
  await showMeter('bn')
  const price = await screen.findByLabelText(/১ জিবির দাম/)
  expect((price as HTMLInputElement).value).toBe('৩৩')
  fireEvent.change(price, { target: { value: '৪০' } })
  expect(figures().at(-1)).toBe('৫১২ এমবি · ৳২০')
  cleanup()
  await showMeter('bn')
  await waitFor(() => expect(figures().at(-1)).toBe('৫১২ এমবি · ৳২০'))
})

it('says what is no price, and counts on with the former one', async () => {
  await metered(0, 512 * MB)
  await showMeter()
  const price = await screen.findByLabelText(/Price of 1 GB/)
  fireEvent.change(price, { target: { value: 'cheap' } })
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toMatch(/Enter a price/)
  expect(figures().at(-1)).toBe('512 MB · BDT 16.50')
})

it('begins at zero once it is reset, and says so', async () => {
  await metered(MB, 7 * MB)
  await showMeter()
  fireEvent.click(await screen.findByRole('button', { name: 'Reset to zero' }))
  await waitFor(() => expect(figures()).toEqual(['0 kB · BDT 0', '0 kB · BDT 0']))
  expect(useNotice.getState().text).toBe('Data meter reset')
})

it('says that nothing can be counted where the phone keeps nothing', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  vi.resetModules()
  const { DataMeter: Fresh } = await import('#app/shell/menu/data-meter.tsx')
  await renderShell({ screen: <Fresh />, shell: false })
  await screen.findByText(/does not let us count/)
})
