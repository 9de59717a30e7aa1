import { describe, expect, it } from 'vitest'
import { notListed, type OwnRow } from '#app/threads/own-rows.ts'
import { aComment, anOwnComment } from '#tests/support/phone/comments.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'

const READER = 7
const NOW = '2026-01-15T00:00:00.000Z'
/** A comment that was sent, and of which no answer came. */
const waiting: OwnRow = {
  name: 'comment-1',
  comment: { ...anOwnComment({ author: 'rina', text: 'Well said' }), id: null },
  state: 'waiting',
  key: undefined,
  entry: anEntry({ id: 'comment-1', may_have_arrived: true }),
}
const newsBeside = (user_id: number, author: string) =>
  notListed([waiting], { rows: [aComment(1, { text: 'Well said', user_id, author })], fetchedAt: NOW, reader: READER }).map(({ name }) => name)

describe('a comment whose answer was lost', () => {
  it('is listed where its writer has said the same, under the name that the service gave them', () => {
    expect(newsBeside(READER, 'Rina of the river')).toEqual([])
  })

  it('is not taken for the same words of another member', () => {
    expect(newsBeside(8, 'Mina')).toEqual(['comment-1'])
  })
})
