import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderShell } from './render-shell.tsx'

afterEach(cleanup)

const field = () => screen.getByPlaceholderText<HTMLInputElement>('Search...')

function type(input: HTMLInputElement, text: string): void {
  fireEvent.change(input, { target: { value: text } })
}

/** Presses Enter and does what a browser does then; tells whether the form was sent. */
function pressEnter(input: HTMLInputElement, keys: { isComposing?: boolean; keyCode?: number } = {}): boolean {
  const event = createEvent.keyDown(input, { key: 'Enter', keyCode: 13, ...keys })
  if (keys.isComposing) Object.defineProperty(event, 'isComposing', { value: true })
  fireEvent(input, event)
  if (event.defaultPrevented) return false
  fireEvent.submit(input.form!)
  return true
}

describe('the search field', () => {
  it('opens what is found by the words, Bangla digits as typed', async () => {
    const { router } = await renderShell({ at: '/saved' })
    type(field(), ' মেলা ২০২৬ ')
    expect(pressEnter(field())).toBe(true)
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
    expect(router.state.location.search).toEqual({ q: 'মেলা ২০২৬' })
  })

  it('keeps the language of the address', async () => {
    const { router } = await renderShell({ at: '/en/saved' })
    type(field(), 'fair')
    pressEnter(field())
    await waitFor(() => expect(router.history.location.href).toBe('/en/search?q=fair'))
  })

  it('leads to the search screen when nothing is typed', async () => {
    const { router } = await renderShell({ at: '/events?q=fair' })
    type(field(), '   ')
    pressEnter(field())
    await waitFor(() => expect(router.state.location.href).toBe('/search'))
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('does not take the Enter that ends a word for a search: %o', async (keys) => {
    const { router } = await renderShell({ at: '/saved' })
    type(field(), 'ঢাকা')
    expect(pressEnter(field(), keys)).toBe(false)
    expect(router.state.location.pathname).toBe('/saved')
  })
})

describe('the search window of small screens', () => {
  const open = async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Search' }))
    return screen.findByRole<HTMLDialogElement>('dialog')
  }
  const press = (target: Element) => {
    fireEvent.pointerDown(target)
    fireEvent.click(target)
  }

  it('is named Search and has the field, ready to type in, and the button of the specification', async () => {
    await renderShell()
    const dialog = within(await open())
    expect(dialog.getByRole('heading', { name: 'Search' })).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByPlaceholderText('Type here to search...'))
    expect(dialog.getByRole('button', { name: 'Search' })).toBeTruthy()
  })

  it('searches and closes', async () => {
    const { router } = await renderShell({ at: '/saved' })
    const dialog = within(await open())
    const input = dialog.getByPlaceholderText<HTMLInputElement>('Type here to search...')
    type(input, 'baul')
    fireEvent.submit(input.form!)
    await waitFor(() => expect(router.state.location.href).toBe('/search?q=baul'))
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('closes by a press on the backdrop, not by one inside', async () => {
    await renderShell()
    const dialog = await open()
    press(within(dialog).getByRole('heading'))
    expect(dialog.open).toBe(true)
    press(dialog)
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  })

  it('does not close when a selection begins inside and ends outside', async () => {
    await renderShell()
    const dialog = await open()
    fireEvent.pointerDown(within(dialog).getByRole('heading'))
    fireEvent.click(dialog)
    expect(dialog.open).toBe(true)
  })

  it('is gone when the browser closes it, by Esc or the back gesture', async () => {
    await renderShell()
    const dialog = await open()
    dialog.close()
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    expect(await open()).toBeTruthy()
  })
})
