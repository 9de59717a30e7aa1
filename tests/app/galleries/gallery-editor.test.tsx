import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GalleryCalls, ShownItem } from '#app/galleries/gallery-calls.ts'
import { GalleryEditor } from '#app/galleries/gallery-editor.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { VideoLink } from '#contract/galleries/video-link.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

const anItem = (id: number, over: Partial<ShownItem> = {}): ShownItem => ({
  ...{ id, name: `Pot ${id}`, alt: '', file: `/media/sellers/${id}.webp`, tone: 1, video_url: null },
  ...over,
})

/** The gallery of a stall, which no part of the app knows. */
const stalls = (items: ShownItem[]) => {
  const calls = {
    kind: 'stalls',
    most: GALLERY_MOST.product,
    load: vi.fn(async () => ({ address: '/stalls', value: items, etag: null, fetchedAt: new Date().toISOString(), from: 'network' as const })),
    cache: vi.fn(async () => undefined),
    queue: vi.fn(async () => undefined),
    readAdded: (answer: unknown) => answer as ShownItem,
    caption: vi.fn(async (id: number, name: string) => anItem(id, { name })),
    describe: vi.fn(async (id: number, alt: string) => anItem(id, { alt })),
    remove: vi.fn(async (id: number) => items.filter((one) => one.id !== id)),
    order: vi.fn(async (_: number, ids: number[]) => ids.map((id) => anItem(id))),
    video: {
      add: vi.fn(async (_: number, { video_url, name }: { video_url: string; name: string }) => anItem(90, { file: null, video_url, name })),
      schema: VideoLink,
      hint: 'video.linkHint' as const,
    },
  } satisfies GalleryCalls
  return calls
}
const show = (calls: GalleryCalls) => renderScreen(<GalleryEditor calls={calls} subject={7} heading={<h1>Stall</h1>} />)
const names = () =>
  within(screen.getByRole('list', { name: 'Pictures and videos' }))
    .getAllByRole('listitem')
    .map((cell) => cell.querySelector('.clamp')?.textContent)
const openFirst = async () => {
  const grid = await screen.findByRole('list', { name: 'Pictures and videos' })
  fireEvent.click(within(grid).getAllByRole('button')[0]!)
  return screen.findByRole('dialog')
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  useSession.setState({ account: { id: 61, username: 'mina', email: 'm@mail.example' }, token: 'token-1' })
  renewTokensTo('token-2')
})
afterEach(() => {
  cleanup()
  act(() => useOutbox.setState({ entries: [] }))
  useSession.setState({ account: null, token: null })
})

describe('the gallery of a noun that the app does not know', () => {
  it('says how full it is, and takes nothing more when it is', async () => {
    await show(stalls(Array.from({ length: 8 }, (_, at) => anItem(at + 1))))
    expect(await screen.findByText(/8 items · at most 8/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add pictures' }).disabled).toBe(true)
    expect(screen.getByText('The gallery is full. Delete something to add more.')).toBeTruthy()
  })

  it('is put in order by buttons', async () => {
    const calls = stalls([anItem(1), anItem(2)])
    await show(calls)
    const sheet = await openFirst()
    fireEvent.click(within(sheet).getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(names()).toEqual(['Pot 2', 'Pot 1']))
    expect(calls.order).toHaveBeenCalledWith(7, [2, 1])
  })

  it('has its pictures described for those who cannot see them, apart from what stands below', async () => {
    const calls = stalls([anItem(1)])
    await show(calls)
    const sheet = await openFirst()
    const field = within(sheet).getByLabelText(/^Description/)
    fireEvent.change(field, { target: { value: ' Clay  pots ' } })
    fireEvent.blur(field)
    await waitFor(() => expect(calls.describe).toHaveBeenCalledWith(1, 'Clay pots'))
    expect(await within(sheet).findByText('Saved')).toBeTruthy()
    expect(calls.caption).not.toHaveBeenCalled()
  })

  it('takes links of its own hosts only', async () => {
    const calls = stalls([])
    await show(calls)
    fireEvent.click(await screen.findByRole('button', { name: 'Add a video' }))
    const address = await screen.findByLabelText(/Address of the video/)
    fireEvent.input(address, { target: { value: 'http://tiktok.com/@mina/video/7' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add video' }))
    expect(await screen.findByText('Enter a link to a video on YouTube, Vimeo, Facebook or TikTok, such as https://youtu.be/abc')).toBeTruthy()
    fireEvent.input(address, { target: { value: 'https://www.tiktok.com/@mina/video/7' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add video' }))
    await waitFor(() => expect(calls.video.add).toHaveBeenCalledWith(7, expect.objectContaining({ video_url: 'https://www.tiktok.com/@mina/video/7' })))
  })

  it('shows what has arrived by the outbox, and what is still on its way', async () => {
    const about = { kind: 'stalls', subject: 7, key: 'a-key', file_name: 'IMG_1.jpg' }
    const entry = anEntry({ noun: 'galleries', address: '/api/test_stall_gallery/?subject=7', about })
    const calls = stalls([anItem(1)])
    await show(calls)
    await screen.findByRole('list', { name: 'Pictures and videos' })
    await import('#app/state/outbox/outbox-actions.ts')
    await waitFor(() => expect(useOutbox.getState().isKnown).toBe(true))
    act(() =>
      useOutbox.setState({
        entries: [
          { ...entry, id: 'sent', state: 'sent', answer: anItem(2) },
          { ...entry, id: 'waits' },
          { ...entry, id: 'of another', about: { ...about, subject: 8 } },
        ],
      }),
    )
    await waitFor(() => expect(names()).toEqual(['Pot 1', 'Pot 2']))
    expect(screen.getByRole('heading', { name: '1 picture to send' })).toBeTruthy()
    expect(screen.getByText('Saved on this phone and sent automatically. Closing the app does not lose them.')).toBeTruthy()
    expect(calls.cache).toHaveBeenCalledWith(7, [anItem(1), anItem(2)])
  })
})
