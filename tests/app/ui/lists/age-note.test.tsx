import { cleanup, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, it } from 'vitest'
import { AgeNote } from '#app/ui/lists/age-note.tsx'
import { renderScreen, textsIn } from '#tests/support/phone/render.tsx'

afterEach(cleanup)

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1000).toISOString()
const noteOf = async (answer: Parameters<typeof AgeNote>[0]['answer'], language: 'en' | 'bn' = 'en') => {
  await renderScreen(<AgeNote answer={answer} shown={12} />, { language })
  return screen.getByRole('main').textContent
}

describe('the age of an answer', () => {
  it('is silent below five minutes', async () => {
    expect(await noteOf({ fetchedAt: ago(3), from: 'device' })).toBe('')
  })

  it('is said quietly below a day and loudly beyond', async () => {
    expect(await noteOf({ fetchedAt: ago(125), from: 'device' })).toBe('Showing saved copy · 2 hours ago')
    expect(screen.getByText(/2 hours/).className).toContain('text-ink-soft')
    cleanup()
    await noteOf({ fetchedAt: ago(3 * 24 * 60), from: 'device' }, 'bn')
    expect(screen.getByText('সেভ করা কপি · ৩ দিন আগে').className).toContain('text-marigold')
  })

  it('is not called a saved copy when the network answered', async () => {
    expect(await noteOf({ fetchedAt: ago(10), from: 'network' })).toBe('Updated 10 minutes ago')
  })

  it('counts from when the page came, if the network brought it: what the server wrote earlier was still so', async () => {
    const brought = (timing: { transferSize: number; workerStart: number }) =>
      Object.defineProperty(performance, 'getEntriesByType', { value: () => [timing], configurable: true })
    // The process that runs this file may have run others for minutes.
    Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true })
    brought({ transferSize: 300, workerStart: 0 })
    expect(await noteOf({ fetchedAt: ago(60), from: 'network' })).toBe('')
    cleanup()
    expect(await noteOf({ fetchedAt: ago(60), from: 'device' })).toContain('1 hour ago')
    cleanup()
    brought({ transferSize: 300, workerStart: 20 })
    expect(await noteOf({ fetchedAt: ago(60), from: 'network' })).toBe('Updated 1 hour ago')
    cleanup()
    brought({ transferSize: 0, workerStart: 0 })
    expect(await noteOf({ fetchedAt: ago(60), from: 'network' })).toBe('Updated 1 hour ago')
    Reflect.deleteProperty(performance, 'getEntriesByType')
    Reflect.deleteProperty(performance, 'timeOrigin')
  })

  it('comes with how much was searched, however fresh, when the phone searched', async () => {
    expect(await noteOf({ fetchedAt: ago(0), from: 'device-search', heldRows: 84 })).toContain('12 of 84 saved events. There may be more online.')
    cleanup()
    expect(await noteOf({ fetchedAt: ago(0), from: 'device-search', heldRows: 84 }, 'bn')).toContain('সেভ করা ৮৪টির মধ্যে ১২টি ইভেন্ট। অনলাইনে আরও থাকতে পারে।')
  })

  it('is left to the phone: the server does not know its clock', () => {
    const html = renderToString(
      <I18nextProvider i18n={textsIn('en')}>
        <AgeNote answer={{ fetchedAt: ago(600), from: 'device' }} />
      </I18nextProvider>,
    )
    expect(html).toBe('')
  })
})
