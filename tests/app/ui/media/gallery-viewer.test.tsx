import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GalleryStrip } from '#app/ui/media/gallery/gallery-strip.tsx'
import type { ShownItem } from '#app/ui/media/gallery/shown-item.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const picture = (id: number, words: string): ShownItem => ({ id, caption: words, alt: words, file: `/media/events/${id}.webp`, tone: 1, video_url: null })
const film: ShownItem = { id: 9, caption: 'Last year', alt: 'Last year', file: null, tone: 2, video_url: 'https://youtu.be/abcdefghijk' }
const ITEMS = [picture(1, 'The stage'), film, picture(3, 'The river')]

const show = (items = ITEMS) => renderScreen(<GalleryStrip items={items} poster={null} sizes="100vw" />)
const open = async (number: 1 | 2 | 3, count = 3) => {
  fireEvent.click(screen.getByRole('link', { name: `${number} of ${count}` }))
  return screen.findByRole('dialog', { name: 'Gallery' })
}
const counter = (viewer: HTMLElement) => within(viewer).getAllByRole('status')[0]?.textContent
/** How wide the picture in view is made. */
const zoomOf = (viewer: HTMLElement) =>
  within(viewer)
    .getAllByRole('img')
    .find((one) => !one.closest('[inert]'))?.style.width
const stage = (viewer: HTMLElement) => within(viewer).getByRole('img', { name: 'The stage' })

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a gallery', () => {
  it('has a link to each picture, which works without scripts; a film has its own', async () => {
    await show()
    expect(screen.getByRole('link', { name: '3 of 3' }).getAttribute('href')).toBe('/media/events/3.webp')
    expect(screen.getByRole('link', { name: 'Play video: Last year' })).toBeTruthy()
  })

  it('shows the picture that was pressed as large as the screen, with what stands below it', async () => {
    await show()
    const viewer = await open(3)
    expect(counter(viewer)).toBe('3 of 3')
    expect(within(viewer).getByRole('img', { name: 'The river' }).getAttribute('src')).toBe('/media/events/3.webp')
    expect(within(viewer).getByText('The river')).toBeTruthy()
    expect(document.activeElement).toBe(within(viewer).getByRole('button', { name: 'Close' }))
  })

  it('is moved by keys and buttons, and stays at its ends', async () => {
    await show()
    const viewer = await open(1)
    fireEvent.keyDown(viewer, { key: 'ArrowLeft' })
    expect(counter(viewer)).toBe('1 of 3')
    fireEvent.keyDown(viewer, { key: 'ArrowRight' })
    expect(counter(viewer)).toBe('2 of 3')
    fireEvent.click(within(viewer).getByRole('button', { name: 'Next slide' }))
    fireEvent.click(within(viewer).getByRole('button', { name: 'Next slide' }))
    expect(counter(viewer)).toBe('3 of 3')
    fireEvent.keyDown(viewer, { key: 'Home' })
    expect(counter(viewer)).toBe('1 of 3')
  })

  it('enlarges a picture by buttons, keys and a double press; the next one is whole', async () => {
    await show([picture(1, 'The stage'), picture(3, 'The river')])
    const viewer = await open(1, 2)
    fireEvent.click(within(viewer).getByRole('button', { name: 'Zoom in' }))
    expect(zoomOf(viewer)).toBe('200%')
    fireEvent.keyDown(viewer, { key: '+' })
    fireEvent.keyDown(viewer, { key: '+' })
    expect(zoomOf(viewer)).toBe('300%')
    // With the focus on it, arrow keys move the picture itself.
    fireEvent.keyDown(within(viewer).getByRole('group', { name: 'The stage' }), { key: 'ArrowRight' })
    expect(counter(viewer)).toBe('1 of 2')
    fireEvent.keyDown(viewer, { key: '-' })
    fireEvent.doubleClick(stage(viewer))
    expect(zoomOf(viewer)).toBe('')
    fireEvent.doubleClick(stage(viewer))
    expect(zoomOf(viewer)).toBe('200%')
    fireEvent.keyDown(viewer, { key: 'ArrowRight' })
    expect(zoomOf(viewer)).toBe('')
  })

  it('offers no zoom for a film, and says which picture could not be loaded', async () => {
    await show()
    const viewer = await open(1)
    fireEvent.error(stage(viewer))
    expect(within(viewer).getByText('The picture could not be loaded.')).toBeTruthy()
    fireEvent.keyDown(viewer, { key: 'ArrowRight' })
    expect(within(viewer).queryByRole('button', { name: 'Zoom in' })).toBeNull()
  })

  it('closes by its button, and is gone', async () => {
    await show()
    const viewer = await open(1)
    fireEvent.click(within(viewer).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is over as soon as its button is pressed: a press that comes next opens it again', async () => {
    // As a browser does: it gives the focus back at once, and says only later that the dialog has closed.
    vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
      this.removeAttribute('open')
    })
    await show()
    const viewer = await open(1)
    fireEvent.click(within(viewer).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await open(3)).toBeTruthy()
  })
})
