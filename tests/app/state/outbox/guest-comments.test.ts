import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { putGuestComment, storeSentComments } from '#app/state/outbox/guest-comments.ts'
import { readGuestComments } from '#device/outbox/guest-comments.ts'
import { aGuestEntry, anOwnComment, KEY } from '#tests/support/phone/comments.ts'

it('a comment that was changed after it was sent stays as it was changed', async () => {
  const sent = [aGuestEntry({ state: 'sent', answer: anOwnComment() })]
  await storeSentComments(sent)
  expect(await readGuestComments('/blogs/12')).toMatchObject([{ key: KEY, text: 'Well said' }])
  await putGuestComment({ ...anOwnComment({ text: 'Better said' }), key: KEY })
  await storeSentComments(sent)
  expect(await readGuestComments('/blogs/12')).toMatchObject([{ key: KEY, text: 'Better said' }])
})
