import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Reviews } from '#app/reviews/parts/reviews.tsx'
import type { ReviewSubject } from '#app/reviews/subject.ts'
import type { Review, ReviewPage } from '#contract/reviews/review-fields.ts'
import { beginReading, endReading, member, press, signIn, type } from '#tests/app/threads/a-reader.tsx'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const LIST = '/api/event/12/reviews/'
const MINE = '/api/reviews/mine/'
const SUBJECT: ReviewSubject = { about: 'event', id: 12, page: '/eventdetails/12', title: 'Baul night', api: '/api/event/{id}/', owner: 1, isOpen: true }
const aReview = (review_id: number, over: Partial<Review> = {}): Review => ({
  ...{
    review_id,
    author: `Visitor ${review_id}`,
    stars: 5,
    text: `Review ${review_id}`,
    created_at: '2026-01-02T10:00:00.000Z',
    edited_at: null,
    answer: null,
  },
  ...over,
})
const aPage = (results: Review[], stars = [0, 0, 0, 0, results.length]): ReviewPage => {
  const count = stars.reduce((sum, of) => sum + of, 0)
  const mean = count < 3 ? null : stars.reduce((sum, of, at) => sum + of * (at + 1), 0) / count
  return { results, next_cursor: null, rating: { count, mean }, stars }
}
const mine = (open: boolean, reviews: object[] = []) =>
  json({
    author: 'Rina Das',
    open: open ? [{ about: 'event', subject: 12, page: SUBJECT.page, title: SUBJECT.title, since: '2026-01-01T10:00:00.000Z' }] : [],
    reviews,
  })

let network: FakeNetwork
beforeEach(() => {
  network = beginReading()
})
afterEach(endReading)

const show = (over: Partial<ReviewSubject> = {}) => renderScreen(<Reviews subject={{ ...SUBJECT, ...over }} />, { at: '/saved', language: 'en' })

describe('the reviews of something', () => {
  it('have a mean from three on, and show those with so many stars alone', async () => {
    network.on(LIST, () =>
      json(
        aPage(
          [aReview(3), aReview(2, { stars: 4 }), aReview(1, { stars: 4, answer: { text: 'Come again', at: '2026-01-03T10:00:00.000Z' } })],
          [0, 0, 0, 2, 1],
        ),
      ),
    )
    network.on(`${LIST}?stars=4`, () => json(aPage([aReview(2, { stars: 4 })], [0, 0, 0, 2, 1])))
    await show()
    expect(await screen.findByText('4.3')).toBeTruthy()
    expect(screen.getByText('3 reviews')).toBeTruthy()
    expect(screen.getByText('Come again')).toBeTruthy()
    press(/4 stars: 2 reviews/)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    press('Show all')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  })

  it('are new before', async () => {
    network.on(LIST, () => json(aPage([aReview(1)])))
    await show()
    expect(await screen.findByText('New')).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Ratings by stars' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Post review' })).toBeNull()
  })

  it('say that there is no network, and are asked for again', async () => {
    await show()
    expect(await screen.findByRole('alert')).toBeTruthy()
    network.on(LIST, () => json(aPage([])))
    press('Retry')
    expect(await screen.findByText('No reviews yet.')).toBeTruthy()
  })
})

describe('who was there', () => {
  it('chooses stars by their words, writes, and sees the review', async () => {
    signIn()
    const sent = aReview(9, { stars: 4, text: 'Fine' })
    const own = { ...sent, about: 'event', subject: 12, page: SUBJECT.page, title: SUBJECT.title, state: 'shown', edit_until: '2999-01-01T00:00:00.000Z' }
    let isWritten = false
    network.on(LIST, ({ body }) => {
      if (body === '') return json(aPage(isWritten ? [sent] : []))
      isWritten = true
      return json(own)
    })
    network.on(MINE, () => mine(!isWritten, isWritten ? [own] : []))
    await show()
    expect(await screen.findByText(/Rina Das/)).toBeTruthy()
    press('Post review')
    expect(await screen.findByText(/Fill|required|needed|Choose/i)).toBeTruthy()
    const stars = screen.getByRole('group', { name: 'Your rating' })
    fireEvent.click(within(stars).getByRole('radio', { name: /Good/ }))
    type(/Your review/, 'Fine')
    press('Post review')
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
  })

  it('has a review that waits for the network, and is told so', async () => {
    signIn()
    network.on(LIST, () => json(aPage([])))
    network.on(MINE, () => mine(true))
    await show()
    fireEvent.click(await screen.findByRole('radio', { name: /Excellent/ }))
    press('Post review')
    expect(await screen.findByText('Saved on this phone. It will be sent when you are online.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open unsent items' })).toBeTruthy()
  })

  it('is told why it was refused, and what was typed stays', async () => {
    signIn()
    const refusal = { type: 'about:blank', title: 'no', status: 403, code: 'not-allowed' }
    network.on(LIST, ({ body }) => (body === '' ? json(aPage([])) : json(refusal, { 'content-type': 'application/problem+json' }, 403)))
    network.on(MINE, () => mine(true))
    await show()
    fireEvent.click(await screen.findByRole('radio', { name: /OK/ }))
    type(/Your review/, 'Loud')
    press('Post review')
    expect(await screen.findByText('Only people who bought a ticket or attended can write a review.')).toBeTruthy()
    expect((screen.getByLabelText(/Your review/) as HTMLTextAreaElement).value).toBe('Loud')
  })
})

describe('the owner', () => {
  it('answers a review, and writes none', async () => {
    signIn()
    network.on(LIST, () => json(aPage([aReview(1)])))
    network.on(MINE, () => mine(true))
    network.on('/api/reviews/1/answer/', () => json(aReview(1, { answer: { text: 'Thanks', at: '2026-01-03T10:00:00.000Z' } })))
    await show({ owner: member() })
    fireEvent.click(await screen.findByRole('button', { name: /^Reply/ }))
    type('Reply to Visitor 1', 'Thanks')
    press('Post reply')
    expect(await screen.findByText('Reply from the organizer')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Post review' })).toBeNull()
  })
})
