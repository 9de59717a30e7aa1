import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { aGuestEntry, anOwnComment, GUEST_ADDRESS, KEY, MEMBER_ADDRESS } from '#tests/support/phone/comments.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { restart } from '#tests/support/phone/fake-phone.ts'
import { aSendingPhone } from '#tests/support/phone/replaying.ts'

const phone = aSendingPhone()
const outbox = () => import('#device/outbox/outbox.ts')
const comments = () => import('#device/outbox/guest-comments.ts')
const sendAll = async () => (await import('#device/outbox/replay.ts')).replayPhone({ hurry: true })
const keep = async (over = {}) => (await outbox()).storeEntry(PHONE, aGuestEntry(over))
const held = async () => (await outbox()).readEntries(PHONE)

describe('a comment without an account', () => {
  beforeEach(() => keep())

  it('is sent without a token, with its own key', async () => {
    const sent: unknown[] = []
    phone.network.on(GUEST_ADDRESS, ({ headers, body }) => {
      sent.push(headers.get('authorization'), JSON.parse(body))
      return json(anOwnComment())
    })
    expect(await sendAll()).toMatchObject({ left: 0, sent: [{ id: 'comment-1' }] })
    expect(sent).toMatchObject([null, { key: KEY, text: 'Well said' }])
  })

  it('is the same comment when the phone is started anew between two tries', async () => {
    phone.network.on(GUEST_ADDRESS, () => {
      throw new TypeError('cut off')
    })
    await sendAll()
    restart()
    phone.network.on(GUEST_ADDRESS, () => json(anOwnComment()))
    await sendAll()
    const keys = phone.network.asked.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await held()).toMatchObject([{ state: 'sent', answer: { id: 90 } }])
  })

  it('stays, with its reason, when the service refuses it', async () => {
    phone.network.on(GUEST_ADDRESS, () => json({ status: 404, code: 'not-found' }, {}, 404))
    await sendAll()
    expect(await held()).toMatchObject([{ state: 'needs-you', problem: { code: 'not-found' }, body: { text: 'Well said' } }])
  })

  it('never leaves by the address of members', async () => {
    await keep({ id: 'comment-2', address: MEMBER_ADDRESS })
    phone.network.on(GUEST_ADDRESS, () => json(anOwnComment()))
    await sendAll()
    expect(phone.network.pathsAsked()).toEqual([GUEST_ADDRESS])
    expect(await held()).toMatchObject([{ state: 'sent' }, { id: 'comment-2', state: 'waiting' }])
  })

  it('stays when a user signs out', async () => {
    const { storeGuestComment, readGuestComments } = await comments()
    await storeGuestComment({ ...anOwnComment(), key: KEY })
    await (await import('#device/private-store.ts')).dropPrivateStores({ known: 7 })
    expect(await held()).toHaveLength(1)
    expect(await readGuestComments('/blogs/12')).toMatchObject([{ id: 90, key: KEY }])
  })
})

describe('comments that were sent without an account', () => {
  it('are kept once each, by article, until they are taken back', async () => {
    const { dropGuestComment, storeGuestComment, readGuestComments } = await comments()
    await storeGuestComment({ ...anOwnComment({ state: 'held' }), key: KEY })
    await storeGuestComment({ ...anOwnComment(), key: KEY })
    await storeGuestComment({ ...anOwnComment({ id: 91, page: '/blogs/13' }), key: `${KEY}-other` })
    expect(await readGuestComments('/blogs/12')).toMatchObject([{ id: 90, state: 'shown' }])
    await dropGuestComment(KEY)
    expect(await readGuestComments()).toMatchObject([{ id: 91 }])
  })

  it('are read with their page where an earlier version stored the number of an article', async () => {
    const { storeGuestComment, readGuestComments } = await comments()
    const { page: _page, ...before } = anOwnComment({ id: 92, blog_id: 14 })
    await storeGuestComment({ ...(before as ReturnType<typeof anOwnComment>), key: KEY })
    expect(await readGuestComments('/blogs/14')).toMatchObject([{ id: 92, page: '/blogs/14' }])
  })

  it('give way to later ones beyond two hundred', async () => {
    const { storeGuestComment, readGuestComments } = await comments()
    for (let id = 1; id <= 202; id += 1) {
      const created_at = new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString()
      await storeGuestComment({ ...anOwnComment({ id, created_at }), key: `${KEY}-${id}` })
    }
    const ids = (await readGuestComments()).map(({ id }) => id)
    expect(ids).toHaveLength(200)
    expect(ids[0]).toBe(3)
  })
})
