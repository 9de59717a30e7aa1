import 'fake-indexeddb/auto'
import { File as NodeFile } from 'node:buffer'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Reviews } from '#app/reviews/parts/reviews.tsx'
import type { ReviewSubject } from '#app/reviews/subject.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import type { Review } from '#contract/reviews/review-fields.ts'
import { FormParts } from '#tests/app/jobs/applications/an-applicant.tsx'
import { beginReading, endReading, press, signIn } from '#tests/app/threads/a-reader.tsx'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/ui/media/shrink-picture.ts', () => ({ lightPicture: async (file: Blob) => new Blob([await file.text()], { type: 'image/webp' }) }))

const LIST = '/api/product/7/reviews/'
const PICTURED = '/api/product/7/pictured_reviews/'
const MINE = '/api/reviews/mine/'
const PAGE = '/productdetails/7'
const SUBJECT: ReviewSubject = {
  ...{ about: 'product', id: 7, page: PAGE, title: 'Sari', api: '/api/product/{id}/', owner: 1, isOpen: true },
  hasPictures: true,
}
const REVIEW: Review = {
  ...{ review_id: 1, author: 'Rina Das', stars: 5, text: 'Soft', created_at: '2026-01-02T10:00:00.000Z', edited_at: null, answer: null },
  pictures: [1, 2].map((id) => ({ id, file: `/media/reviews/${id}.webp`, tone: 0 })),
}
const list = (results: Review[]) => json({ results, next_cursor: null, rating: { count: results.length, mean: null }, stars: [0, 0, 0, 0, results.length] })
const mine = () =>
  json({ author: 'Rina Das', open: [{ about: 'product', subject: 7, page: PAGE, title: 'Sari', since: '2026-01-01T10:00:00.000Z' }], reviews: [] })
const OWN = { about: 'product', subject: 7, page: PAGE, title: 'Sari', edit_until: '2999-01-01T00:00:00.000Z' }
const mineWith = (state: string) => json({ author: 'Rina Das', open: [], reviews: [{ ...REVIEW, ...OWN, state }] })
const show = (over: Partial<ReviewSubject> = {}) => renderScreen(<Reviews subject={{ ...SUBJECT, ...over }} />, { at: '/saved', language: 'en' })

async function putPictures(...names: string[]): Promise<void> {
  await screen.findByText('Pictures of what you got')
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (!input) throw new Error('there is no way to choose pictures')
  await act(async () => void fireEvent.change(input, { target: { files: names.map((name) => new File([name], `${name}.png`, { type: 'image/png' })) } }))
  await waitFor(() => expect(document.querySelectorAll('img[alt^="Picture "]')).toHaveLength(Math.min(3, names.length)))
}

let network: FakeNetwork
beforeEach(() => {
  network = beginReading()
  // What can be stored and sent here, as a browser’s own can.
  vi.stubGlobal('File', NodeFile)
  vi.stubGlobal('Blob', Object.getPrototypeOf(NodeFile))
  vi.stubGlobal('FormData', FormParts)
  network.on(LIST, () => list([]))
  network.on(MINE, mine)
})
afterEach(endReading)

describe('what is said of a review of a product', () => {
  it.each([
    ['not-allowed', 403, 'Only people who bought it and received it can write a review.'],
    ['bad-state', 409, 'This can’t be saved: 30 days have passed, or the review was removed. Your text is still here.'],
  ])('where it is refused as %s speaks of no event', async (code, status, text) => {
    signIn()
    network.on(LIST, ({ body }) => (body ? json({ type: 'about:blank', title: code, status, code }, {}, status) : list([])))
    await show()
    fireEvent.click(await screen.findByRole('radio', { name: /Excellent/ }))
    press('Post review')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('that was answered says that the seller did', async () => {
    network.on(LIST, () => list([{ ...REVIEW, answer: { text: 'Thanks', at: REVIEW.created_at } }]))
    await show()
    expect(await screen.findByText('Reply from the seller')).toBeTruthy()
  })
})

describe('the pictures of a review', () => {
  it('are seen by every reader, each with whose they are', async () => {
    network.on(LIST, () => list([REVIEW]))
    await show()
    expect(await screen.findByAltText('Picture 1 of the review by Rina Das')).toBeTruthy()
    expect(screen.getByAltText('Picture 2 of the review by Rina Das')).toBeTruthy()
  })

  it('are at most three, made light, and go with the words', async () => {
    signIn()
    const sent: FormParts['parts'][] = []
    network.on(PICTURED, () => {
      sent.push(FormParts.latest?.parts ?? [])
      return json({ ...REVIEW, ...OWN, state: 'shown' })
    })
    await show()
    await putPictures('front', 'back', 'side', 'seam')
    fireEvent.click(screen.getByRole('radio', { name: /Excellent/ }))
    press('Post review')
    await waitFor(() => expect(sent).toHaveLength(1))
    const valuesOf = (field: string) => (sent[0] ?? []).flatMap(([name, value]) => (name === field ? [value] : []))
    expect([valuesOf('stars'), valuesOf('text'), valuesOf('pictures').length]).toEqual([['5'], [''], 3])
  })

  it('are there again where the review was left, and gone once it is posted', async () => {
    signIn()
    network.on(PICTURED, () => json({ ...REVIEW, ...OWN, state: 'shown' }))
    await show()
    await putPictures('front', 'back')
    cleanup()
    await show()
    await waitFor(() => expect(document.querySelectorAll('img[alt^="Picture "]')).toHaveLength(2))
    expect(screen.getByText('What you typed earlier is here again.')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /Excellent/ }))
    press('Post review')
    await waitFor(() => expect(network.pathsAsked()).toContain(PICTURED))
    cleanup()
    await show()
    await screen.findByText('Pictures of what you got')
    expect(document.querySelectorAll('img[alt^="Picture "]')).toHaveLength(0)
  })

  it('wait on the phone with their review until there is a network', async () => {
    signIn()
    await show()
    await putPictures('front')
    fireEvent.click(screen.getByRole('radio', { name: /Excellent/ }))
    press('Post review')
    expect(await screen.findByText('Saved on this phone. It will be sent when you are online.')).toBeTruthy()
    expect(useOutbox.getState().entries).toMatchObject([{ noun: 'reviews', body: { stars: '5' }, files: { pictures: [{}] } }])
  })

  it('are taken away and added when the review is edited', async () => {
    signIn()
    const sent: FormParts['parts'][] = []
    network.on(MINE, () => mineWith('shown'))
    network.on('/api/reviews/1/pictures/', () => {
      sent.push(FormParts.latest?.parts ?? [])
      return json({ ...REVIEW, ...OWN, state: 'shown' })
    })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Picture 1' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Picture 2' })).toBeNull())
    const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
    await act(async () => void fireEvent.change(input as HTMLInputElement, { target: { files: [new File(['new'], 'new.png', { type: 'image/png' })] } }))
    await screen.findByRole('button', { name: 'Remove Picture 2' })
    press('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    const valuesOf = (field: string) => (sent[0] ?? []).flatMap(([name, value]) => (name === field ? [value] : []))
    expect([valuesOf('stars'), valuesOf('text'), valuesOf('stays'), valuesOf('pictures').length]).toEqual([['5'], ['Soft'], ['2'], 1])
  })

  it('are fetched in the writer’s name while no reader sees the review, once they are asked for', async () => {
    signIn()
    network.on(MINE, () => mineWith('held'))
    await show()
    expect(await screen.findByRole('button', { name: 'Show picture 1' })).toBeTruthy()
    expect(document.querySelector('img[src*="/media/reviews/"]')).toBeNull()
    press('Show picture 2')
    await waitFor(() => expect(network.pathsAsked()).toContain('/api/reviews/1/pictures/2/'))
  })

  it('are not asked for where what is reviewed has none', async () => {
    signIn()
    await show({ hasPictures: undefined as never })
    await screen.findByRole('radio', { name: /Excellent/ })
    expect(screen.queryByText('Pictures of what you got')).toBeNull()
  })
})
