import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type MediaList, type MediaView, mediaPath } from '#app/features/sellers/media/public/media-view.ts'
import { FilmsFailed, FilmsOfUnknownShop, PicturesOfUnknownShop } from '#app/features/sellers/media/public/screens/media-missing.tsx'
import { SellerMedia } from '#app/features/sellers/media/public/screens/seller-media.tsx'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { useSession } from '#app/state/session/session.ts'
import { chooseDataSaver } from '#app/state/settings.ts'
import { Problem } from '#contract/core/problem.ts'
import type { SellerMediaPage } from '#contract/sellers/seller-media.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { aFilm, aPicture, mediaPage } from '#tests/support/phone/seller-media-rows.ts'
import { fakeService } from '../../accounts/fake-service.ts'

const RUPA = { id: 90, slug: 'rupa-pottery', name: 'Rupa Pottery' }
let me = 7100

interface How {
  seller?: string
  language?: 'en' | 'bn'
  fetchedAt?: string
}
function show(list: MediaList, page: SellerMediaPage, { seller, language = 'en', fetchedAt }: How = {}) {
  const view: MediaView = { list, ...(seller !== undefined && { seller }) }
  const answer = { ...fresh(page), ...(fetchedAt !== undefined && { fetchedAt, from: 'device' as const }) }
  return renderScreen(<SellerMedia view={view} answer={answer} />, { language, at: mediaPath(view) })
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const hideFrom = (relations: { muted?: number[]; hidden?: number[] }) => {
  me += 1
  const { muted = [], hidden = [] } = relations
  fakeService({ '/api/relations/': { body: { following: [], muted: muted.map((user_id) => ({ user_id, until: null })), hidden } } })
  useSession.setState({ account: { id: me, username: 'mina', email: 'mina@example.com' }, token: 'a.b.c' })
}

beforeEach(() => {
  localStorage.clear()
  renewTokensTo('a.b.c')
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
  Element.prototype.scrollTo ??= () => undefined
  fakeService({})
  // What comes by itself as a reader scrolls is the business of the list; here it comes by the button.
  chooseDataSaver(true)
})
afterEach(() => {
  cleanup()
  act(() => useSession.setState({ account: null, token: null }))
  chooseDataSaver(false)
  vi.unstubAllGlobals()
})

describe('the gallery of all sellers', () => {
  it('shows each picture with its description, what stands below it and whose it is', async () => {
    await show('gallery', mediaPage([aPicture(2), aPicture(1, { name: '', alt: '' })]))
    expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'A pot of clay, number 2' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Rupa Pottery' })).toBeTruthy()
    expect(screen.getByText('Pot 2')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Rupa Pottery' }).map((link) => link.getAttribute('href'))).toEqual([
      '/seller/rupa-pottery',
      '/seller/rupa-pottery',
    ])
    expect(hrefOf('Videos')).toBe('/videos')
  })

  it('opens a picture as large as the screen, with its description and the way to its seller', async () => {
    await show('gallery', mediaPage([aPicture(2), aPicture(1)]))
    fireEvent.click(screen.getByRole('link', { name: '2 of 2' }))
    const viewer = within(await screen.findByRole('dialog'))
    expect(viewer.getByText('Pot 1 · A pot of clay, number 1')).toBeTruthy()
    expect(viewer.getByRole('link', { name: 'Rupa Pottery' }).getAttribute('href')).toBe('/seller/rupa-pottery')
  })

  it('goes on where the page before ended, and says when more needs the network', async () => {
    const asked = fakeService({ '/api/gallery/': 'offline' })
    await show('gallery', mediaPage([aPicture(9)], { next_cursor: '9' }))
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect((await screen.findByRole('alert')).textContent).toBe('More pictures need the internet.')
    fakeService({ '/api/gallery/': { body: mediaPage([aPicture(8)]) } })
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Pot 8')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(asked[0]?.path).toBe('/api/gallery/?cursor=9')
  })

  it('says how old it is where the phone kept it', async () => {
    await show('gallery', mediaPage([aPicture(1)]), { fetchedAt: new Date(Date.now() - 185 * 60_000).toISOString() })
    expect(await screen.findByText('Showing saved copy · 3 hours ago')).toBeTruthy()
  })

  it('leaves out whom the reader has muted or blocked', async () => {
    hideFrom({ muted: [90], hidden: [91] })
    await show('gallery', mediaPage([aPicture(3), aPicture(2, { seller: 91 }), aPicture(1, { seller: 92 })]))
    await waitFor(() => expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['A pot of clay, number 1']))
  })

  it('is written in Bangla for readers of Bangla', async () => {
    await show('gallery', mediaPage([]), { language: 'bn' })
    expect(screen.getByRole('heading', { level: 1, name: 'গ্যালারি' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'এখনো কোনো ছবি নেই' })).toBeTruthy()
  })
})

describe('the gallery of one seller', () => {
  it('names them, and leads to their page and to their videos', async () => {
    await show('gallery', mediaPage([aPicture(1)], { seller: RUPA }), { seller: 'rupa-pottery' })
    expect(screen.getByRole('heading', { level: 1, name: 'Pictures by Rupa Pottery' })).toBeTruthy()
    expect(hrefOf('See profile')).toBe('/seller/rupa-pottery')
    expect(hrefOf('Videos')).toBe('/videos?seller=rupa-pottery')
  })

  it('says so where they have shown nothing yet', async () => {
    await show('videos', mediaPage([], { seller: RUPA }), { seller: 'rupa-pottery' })
    expect(screen.getByRole('heading', { name: 'Rupa Pottery has no videos yet' })).toBeTruthy()
    expect(hrefOf('See all videos')).toBe('/videos')
  })

  it('is shown to those who have muted them, and to none with whom there is a block', async () => {
    hideFrom({ muted: [90] })
    await show('gallery', mediaPage([aPicture(1)], { seller: RUPA }), { seller: 'rupa-pottery' })
    await waitFor(() => expect(useHeldRelations.getState().answer?.value.muted).toHaveLength(1))
    expect(screen.getByRole('img', { name: 'A pot of clay, number 1' })).toBeTruthy()
    cleanup()
    hideFrom({ hidden: [90] })
    await show('gallery', mediaPage([aPicture(1)], { seller: RUPA }), { seller: 'rupa-pottery' })
    expect(await screen.findByRole('heading', { level: 1, name: 'This page isn’t available' })).toBeTruthy()
  })

  it.each([
    ['See all pictures', <PicturesOfUnknownShop key="p" />, '/gallery'],
    ['See all videos', <FilmsOfUnknownShop key="f" />, '/videos'],
  ])('of no shop that is open leads on: %s', async (name, screenOf, to) => {
    await renderScreen(screenOf, { at: to })
    expect(screen.getByRole('heading', { level: 1, name: 'This shop is not open' })).toBeTruthy()
    expect(hrefOf(name)).toBe(to)
  })
})

describe('the videos of all sellers', () => {
  it('ask nothing of a host before a tap, and say what playing means', async () => {
    const { container } = await show('videos', mediaPage([aFilm(1), aFilm(2, { poster: null, name: '' })]))
    expect(screen.getByText('Nothing is loaded from other sites before you tap a video.')).toBeTruthy()
    expect(screen.getAllByText('Plays from YouTube, which then sees that you watch. About 5 MB a minute.')).toHaveLength(2)
    expect(screen.getByRole('link', { name: /Video by Rupa Pottery/ })).toBeTruthy()
    expect(container.querySelector('iframe')).toBeNull()
    expect([...container.querySelectorAll('img')].every((one) => one.getAttribute('src')?.startsWith('/media/'))).toBe(true)
  })

  it('open Facebook and TikTok outside', async () => {
    await show('videos', mediaPage([aFilm(1, { video_url: 'https://www.tiktok.com/@rupa/video/1' })]))
    const link = screen.getByRole('link', { name: /Watch on TikTok/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'ugc nofollow noopener noreferrer'])
  })

  it('are told of again once the reader takes a host back, at once on every card', async () => {
    localStorage.setItem('hatkhola-film-hosts', '["YouTube"]')
    await show('videos', mediaPage([aFilm(1), aFilm(2)]))
    expect(screen.queryByText(/^Plays from YouTube/)).toBeNull()
    const [first] = screen.getAllByRole('button', { name: 'Tell me again before videos from YouTube' })
    fireEvent.click(first!)
    expect(screen.getAllByText(/^Plays from YouTube/)).toHaveLength(2)
    expect(localStorage.getItem('hatkhola-film-hosts')).toBe('[]')
    expect(screen.getByText('Nothing is loaded from other sites before you tap a video.')).toBeTruthy()
  })

  it('say why they cannot be had', async () => {
    await renderScreen(<FilmsFailed error={new Problem('offline')} />, { at: '/videos' })
    expect(screen.getByRole('heading', { level: 1, name: 'Failed to load videos.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
