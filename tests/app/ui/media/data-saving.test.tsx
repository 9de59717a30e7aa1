import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDataSaving } from '#app/ui/media/data-saving.ts'
import { Picture } from '#app/ui/media/picture.tsx'
import { Thumbnail } from '#app/ui/media/thumbnail.tsx'
import { withholdPictures } from '#app/ui/media/withhold-pictures.ts'
import { textsIn } from '#tests/support/phone/render.tsx'

const PATH = '/media/events/ab12.webp'
const texts = { en: textsIn('en'), bn: textsIn('bn') }
const followed = vi.fn()

/** A card that leads somewhere wherever it is pressed, with a picture. */
const show = (language: 'en' | 'bn' = 'en') =>
  render(
    <I18nextProvider i18n={texts[language]}>
      <a href="/eventdetails/5" onClick={followed}>
        <Picture path={PATH} tone={3} sizes="328px" isFirst />
      </a>
      <Thumbnail path={PATH} className="w-20" />
    </I18nextProvider>,
  )

let held: Map<string, string>
let bytes: number | undefined
const save = () => act(() => withholdPictures({ readHeld: async () => new Map(held), sizeOf: async () => bytes }))
const pictures = () => [...document.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.classList.contains('left-out')])

beforeEach(() => {
  held = new Map()
  bytes = 86_000
  followed.mockReset()
  HTMLImageElement.prototype.decode = vi.fn(async () => undefined)
})
afterEach(async () => {
  cleanup()
  await act(() => withholdPictures(undefined))
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

it('a picture is lazy, so that what hides it in time keeps it from being fetched, and comes first where it is the first', () => {
  show()
  for (const image of document.querySelectorAll('img')) expect([image.getAttribute('loading'), image.classList.contains('left-out')]).toEqual(['lazy', true])
  expect(document.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
})

it.each([
  ['en', 'Show, 84 kB'],
  ['bn', 'দেখান, ৮৪ কেবি'],
] as const)('with data saver on a button says in %s what the picture weighs, on the ground of its tone', async (language, words) => {
  show(language)
  await save()
  const button = await screen.findByRole('button', { name: words })
  expect(button.closest('.tone-3')).toBeTruthy()
  expect(document.documentElement.classList.contains('saves-data')).toBe(true)
  expect(useDataSaving.getState().leftOut).toEqual(new Map([[PATH, 86_000]]))
})

it('a tap on it shows exactly the file that was weighed, and does not follow the link of the card', async () => {
  const sizeOf = vi.fn(async () => 12_000)
  show()
  await act(() => withholdPictures({ readHeld: async () => new Map(), sizeOf }))
  fireEvent.click(await screen.findByRole('button', { name: 'Show, 12 kB' }))
  // Where nothing is laid out every place has room for the narrowest.
  await waitFor(() => expect(pictures()).toContainEqual(['/media/events/ab12-320.webp', false]))
  expect(sizeOf.mock.calls).toEqual([['/media/events/ab12-320.webp']])
  expect(followed).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
  expect(useDataSaving.getState().leftOut.size).toBe(0)
})

it('a picture that is on the phone is shown unasked, in whatever width it is there', async () => {
  held = new Map([[PATH, '/media/events/ab12-720.webp']])
  show()
  await save()
  expect(pictures()).toEqual([
    ['/media/events/ab12-720.webp', false],
    ['/media/events/ab12-720.webp', false],
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

it('a picture that was loaded already stays when data saver is switched on', async () => {
  show()
  const image = document.querySelector('img') as HTMLImageElement
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: 720 },
    currentSrc: { value: `${location.origin}/media/events/ab12-720.webp` },
  })
  await save()
  expect(pictures()[0]).toEqual(['/media/events/ab12-720.webp', false])
})

it('says only that there is a picture where its size cannot be known', async () => {
  bytes = undefined
  show()
  await save()
  expect(await screen.findByRole('button', { name: 'Show picture' })).toBeTruthy()
})

it('says that a picture did not come, and tries again', async () => {
  HTMLImageElement.prototype.decode = vi.fn().mockRejectedValueOnce(new DOMException('no network', 'EncodingError')).mockResolvedValue(undefined)
  show()
  await save()
  fireEvent.click(await screen.findByRole('button', { name: /Show/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Could not be loaded. Try again' }))
  await waitFor(() => expect(pictures()).toContainEqual(['/media/events/ab12-320.webp', false]))
})

it('pictures are back once data saver is off', async () => {
  show()
  await save()
  await screen.findByRole('button')
  await act(() => withholdPictures(undefined))
  expect(pictures()[0]).toEqual(['/media/events/ab12-720.webp', true])
  expect(document.documentElement.classList.contains('saves-data')).toBe(false)
})
