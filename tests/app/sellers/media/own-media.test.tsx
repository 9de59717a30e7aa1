import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnMedia } from '#app/features/sellers/media/own/screens/own-media.tsx'
import type { MediaList } from '#app/features/sellers/media/public/media-view.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import type { GalleryItem } from '#contract/galleries/gallery-item.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { signInForEachTest } from '#tests/support/phone/sign-in-each.ts'
import { fakeService } from '../../accounts/fake-service.ts'

const GALLERY = '/api/profile_gallery/'
const picture = (id: number): GalleryItem => ({ id, name: `Pot ${id}`, alt: '', file: `/media/sellers/${id}.webp`, tone: 1, video_url: null, bytes: 9 })
const film = (id: number): GalleryItem => ({ ...picture(id), name: `Film ${id}`, file: null, video_url: 'https://youtu.be/abcdefghijk', bytes: 0 })
const HELD = [picture(1), film(2), picture(3), film(4)]

signInForEachTest()
const show = (list: MediaList, language: 'en' | 'bn' = 'en') =>
  renderScreen(<OwnMedia list={list} seller={{ id: 61, slug: 'rupa' }} />, { at: '/sellergallery', language })
const names = async (label: string) =>
  within(await screen.findByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((cell) => cell.querySelector('.clamp')?.textContent)

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('what a seller shows on their profile', () => {
  it('has pictures and films on screens of their own, and says how much room both leave', async () => {
    fakeService({ [GALLERY]: { body: HELD } })
    await show('gallery')
    expect(await names('Pictures')).toEqual(['Pot 1', 'Pot 3'])
    expect(screen.getByText(/4 of 60 pictures and videos used/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add pictures' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a video' })).toBeNull()
    expect(screen.getByRole('link', { name: 'My videos' }).getAttribute('href')).toBe('/sellergallery/videos')
    expect(screen.getByRole('link', { name: 'View as others see it' }).getAttribute('href')).toBe('/gallery?seller=rupa')
    cleanup()
    await show('videos')
    expect(await names('Videos')).toEqual(['Film 2', 'Film 4'])
    expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add a video' })).toBeTruthy()
  })

  it('is put in order within its kind: the other keeps its places', async () => {
    const asked = fakeService({ [GALLERY]: { body: HELD }, [`${GALLERY}order/`]: { body: [picture(3), film(2), picture(1), film(4)] } })
    await show('gallery')
    fireEvent.click(within(await screen.findByRole('list', { name: 'Pictures' })).getAllByRole('button', { name: /Pot 1/ })[0]!)
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${GALLERY}order/`)?.body).toEqual({ subject: 61, ids: [3, 2, 1, 4] }))
    expect(await names('Pictures')).toEqual(['Pot 3', 'Pot 1'])
  })

  it('says what to do where there are no films yet', async () => {
    fakeService({ [GALLERY]: { body: [picture(1)] } })
    await show('videos', 'bn')
    expect(await screen.findByRole('heading', { name: 'এখনো কোনো ভিডিও নেই' })).toBeTruthy()
  })

  it('takes no films while there is no network, and says when it will', async () => {
    fakeService({ [GALLERY]: { body: [film(2)] } })
    useConnection.setState({ state: 'offline' })
    await show('videos')
    expect(await screen.findByText('You are offline. Videos can be added when you are back online.')).toBeTruthy()
    useConnection.setState({ state: 'online' })
  })
})
