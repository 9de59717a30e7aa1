import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as calls from '#app/features/search/calls.ts'
import { SearchForm } from '#app/shell/header/search-form.tsx'
import { useConnection } from '#app/state/connection/connection.ts'
import { useSettings } from '#app/state/settings.ts'
import type { Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Suggestion } from '#contract/search/search.ts'
import type { SearchFilter } from '#contract/search/search-kinds.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/features/search/calls.ts')
const suggest = vi.mocked(calls.loadSuggestions)

const SUGGESTIONS: Suggestion[] = [
  { kind: 'events', title: 'Book fair', title_bn: null, path: '/eventdetails/1' },
  { kind: 'categories', title: 'Fairs', title_bn: 'মেলা', path: '/category/fairs' },
]

beforeEach(() => {
  localStorage.clear()
  suggest.mockReset().mockResolvedValue(SUGGESTIONS)
  useConnection.setState({ state: 'online' })
  useSettings.setState({ dataSaver: false })
})
afterEach(cleanup)

const options = () => screen.findAllByRole('option')

async function show(filter?: SearchFilter, language: Language = 'en') {
  const shown = await renderScreen(<SearchForm place="screen" {...(filter && { filter })} />, { language, at: '/search' })
  const input = screen.getByLabelText<HTMLInputElement>(language === 'bn' ? 'খুঁজুন' : 'Search', { selector: 'input' })
  return { ...shown, input }
}

/** Goes to the field, whose help comes then, and types. */
async function typeInto(input: HTMLInputElement, text: string): Promise<void> {
  input.focus()
  await waitFor(() => expect(input.getAttribute('role')).toBe('combobox'), { timeout: 10_000 })
  fireEvent.input(input, { target: { value: text } })
}
const press = (input: HTMLInputElement, key: string, keys: { keyCode?: number; isComposing?: boolean } = {}) => {
  const event = createEvent.keyDown(input, { key, ...keys })
  if (keys.isComposing) Object.defineProperty(event, 'isComposing', { value: true })
  fireEvent(input, event)
  return event
}

describe('the field', () => {
  it('is a form that works without a script, and takes along what else was asked', async () => {
    const { container } = await show({ q: 'fair', category: 'health', kind: 'jobs' })
    const form = container.querySelector('form')!
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/en/search'])
    expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'fair', category: 'health', kind: 'jobs' })
  })

  it('searches among the same kind and category', async () => {
    const { input, router } = await show({ q: 'fair', kind: 'jobs' })
    fireEvent.change(input, { target: { value: '  মেলা ' } })
    fireEvent.submit(input.form!)
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'মেলা', kind: 'jobs' }))
  })

  it('shows the search of a link, and until then keeps what the user has begun to type', async () => {
    function Screen() {
      const [filter, ask] = useState<SearchFilter>({ q: 'fair' })
      return (
        <>
          <SearchForm place="screen" filter={filter} />
          <button type="button" onClick={() => ask({ q: 'fair', kind: 'jobs' })}>
            Jobs
          </button>
          <button type="button" onClick={() => ask({ q: 'baul' })}>
            Baul
          </button>
        </>
      )
    }
    await renderScreen(<Screen />, { at: '/search' })
    const input = screen.getByLabelText<HTMLInputElement>('Search', { selector: 'input' })
    fireEvent.change(input, { target: { value: 'half a wo' } })
    fireEvent.click(screen.getByRole('button', { name: 'Jobs' }))
    expect(input.value).toBe('half a wo')
    fireEvent.click(screen.getByRole('button', { name: 'Baul' }))
    expect(input.value).toBe('baul')
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('does not take the Enter that ends a word for a search: %o', async (keys) => {
    const { input } = await show()
    expect(press(input, 'Enter', keys).defaultPrevented).toBe(true)
  })
})

describe('suggestions', () => {
  it('come for two letters, once for what is typed fast, and lead to what they name', async () => {
    const { input } = await show()
    await typeInto(input, 'f')
    fireEvent.input(input, { target: { value: 'fa' } })
    fireEvent.input(input, { target: { value: 'fai' } })
    expect((await options()).map((option) => [option.getAttribute('href'), option.textContent])).toEqual([
      ['/eventdetails/1', 'Book fairEvent'],
      ['/category/fairs', 'FairsCategory'],
    ])
    expect(suggest.mock.calls.map(([words]) => words)).toEqual(['fai'])
    expect(screen.getByRole('status').textContent).toBe('2 suggestions')
  })

  it('call categories in the language of the reader', async () => {
    const { input } = await show(undefined, 'bn')
    await typeInto(input, 'মেলা')
    expect((await options())[1]?.textContent).toBe('মেলাক্যাটাগরি')
  })

  it('are walked through by keys, told to assistive technology, and chosen by Enter', async () => {
    const { input, router } = await show()
    await typeInto(input, 'fair')
    const [first, second] = await options()
    expect([input.getAttribute('aria-expanded'), input.getAttribute('aria-activedescendant')]).toEqual(['true', null])
    press(input, 'ArrowDown')
    expect(input.getAttribute('aria-activedescendant')).toBe(first?.id)
    press(input, 'ArrowUp')
    press(input, 'ArrowUp')
    expect([input.getAttribute('aria-activedescendant'), second?.getAttribute('aria-selected')]).toEqual([second?.id, 'true'])
    press(input, 'ArrowDown')
    press(input, 'ArrowDown')
    expect(press(input, 'Enter').defaultPrevented).toBe(true)
    await waitFor(() => expect(router.state.location.pathname).toBe('/eventdetails/1'))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('leave Enter to the form while none is chosen, and the keys to a Bangla keyboard while it puts a word together', async () => {
    const { input } = await show()
    await typeInto(input, 'fair')
    await options()
    press(input, 'ArrowDown', { isComposing: true })
    expect(input.getAttribute('aria-activedescendant')).toBeNull()
    expect(press(input, 'Enter').defaultPrevented).toBe(false)
  })

  it('go by Esc and when the reader leaves, and come back with the next letter', async () => {
    const { input } = await show()
    await typeInto(input, 'fair')
    await options()
    expect(press(input, 'Escape').defaultPrevented).toBe(true)
    expect([screen.queryByRole('listbox'), input.value]).toEqual([null, 'fair'])
    fireEvent.input(input, { target: { value: 'fairs' } })
    await options()
    input.blur()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  })

  it('are called off when something else is typed', async () => {
    suggest.mockReturnValueOnce(new Promise(() => undefined))
    const { input } = await show()
    await typeInto(input, 'fair')
    await waitFor(() => expect(suggest).toHaveBeenCalled())
    fireEvent.input(input, { target: { value: 'baul' } })
    await options()
    expect(suggest.mock.calls.map(([words, { signal }]) => [words, signal.aborted])).toEqual([
      ['fair', true],
      ['baul', false],
    ])
  })

  it('come from the phone without network, and are no error where there are none', async () => {
    useConnection.setState({ state: 'offline' })
    suggest.mockRejectedValueOnce(new Problem('offline'))
    const { input } = await show()
    await typeInto(input, 'fair')
    await waitFor(() => expect(suggest.mock.calls[0]?.[1].isOffline).toBe(true))
    expect([screen.queryByRole('alert'), screen.queryByRole('listbox')]).toEqual([null, null])
  })

  it('are not asked for where data is saved', async () => {
    useSettings.setState({ dataSaver: true })
    const { input } = await show()
    await typeInto(input, 'fair')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(suggest).not.toHaveBeenCalled()
  })
})

describe('former searches', () => {
  beforeEach(() => localStorage.setItem('hatkhola-searches', '["baul","মেলা"]'))

  it('stand below an empty field, and give way to suggestions', async () => {
    const { input } = await show()
    await typeInto(input, '')
    expect((await screen.findByRole('link', { name: 'baul' })).getAttribute('href')).toBe('/search?q=baul')
    fireEvent.input(input, { target: { value: 'fair' } })
    await options()
    expect(screen.queryByRole('link', { name: 'baul' })).toBeNull()
  })

  it('stay open while one is forgotten', async () => {
    const { input } = await show()
    await typeInto(input, '')
    fireEvent.click(await screen.findByRole('button', { name: 'Remove “baul” from recent searches' }))
    expect(screen.getByRole('link', { name: 'মেলা' }).checkVisibility?.() ?? true).toBe(true)
    expect(localStorage.getItem('hatkhola-searches')).toBe('["মেলা"]')
  })
})
