import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { type Grouping, leaveGrouped } from '#server/db/notices/leave-grouped.ts'
import { useApp } from '#tests/support/server/app.ts'
import { browserOf } from '#tests/support/server/notices.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService } from '#tests/support/server/push-service.ts'

const app = useApp({ push_reach: { allowsLoopback: true } })
const { database } = app
let owner: SignedInPerson
let other: SignedInPerson
beforeAll(async () => {
  owner = await joinAndLogIn(app, 'boat-owner')
  other = await joinAndLogIn(app, 'boat-rival')
  await browserOf(app, await startPushService(), owner)
})
beforeEach(() => database.pool.query('delete from notices'))

/** Tells about a boat: a noun of which the service knows nothing. */
const tellOf = (about: number, grouping: Grouping = { isCounted: true }, { id } = owner) =>
  inTransaction(database.db, (tx) => leaveGrouped(tx, { user_id: id, kind: 'replies', about_noun: 'boats', about }, grouping))
const told = async () =>
  (await database.pool.query(`select user_id, about, (details ->> 'count')::int as count, read_at is not null as is_read from notices order by id`)).rows
const waiting = async () => (await database.pool.query('select notice, due_at > now() as is_later from push_messages order by id')).rows
const owned = (about: number, count: number | null, is_read = false) => ({ user_id: owner.id, about, count, is_read })

describe('notices about a noun that the service does not know', () => {
  it('are one while they are unread, which says how many there were', async () => {
    const first = await tellOf(1)
    const last = await tellOf(1).then(() => tellOf(1))
    expect(await told()).toEqual([owned(1, 3)])
    // A later one: "read up to here" of a screen that did not show it leaves it.
    expect(last).toBeGreaterThan(first ?? 0)
  })

  it('begin anew once they were read', async () => {
    await tellOf(1)
    await database.pool.query('update notices set read_at = now()')
    await tellOf(1)
    expect(await told()).toEqual([owned(1, 1, true), owned(1, 1)])
  })

  it('stay apart from those about another item, another noun and to another user', async () => {
    await tellOf(1)
    await tellOf(2)
    await tellOf(1, { isCounted: true }, other)
    await inTransaction(database.db, (tx) => leaveGrouped(tx, { user_id: owner.id, kind: 'replies', about_noun: 'kites', about: 1 }, { isCounted: true }))
    expect(await told()).toEqual([owned(1, 1), owned(2, 1), { ...owned(1, 1), user_id: other.id }, owned(1, 1)])
  })

  it('ring a phone for the first alone, also where it has not rung yet', async () => {
    await tellOf(1, { rings: 'first' })
    const last = await tellOf(1, { rings: 'first' })
    expect(await waiting()).toEqual([{ notice: last, is_later: false }])
    await database.pool.query('delete from push_messages')
    await tellOf(1, { rings: 'first' })
    expect(await waiting()).toEqual([])
  })

  it('ring a phone once in a while, and never where that is wished', async () => {
    await tellOf(1, { rings: { every_seconds: 600 } })
    await database.pool.query('delete from push_messages')
    await tellOf(1, { rings: { every_seconds: 600 } })
    const last = await tellOf(1, { rings: { every_seconds: 600 } })
    expect(await waiting()).toEqual([{ notice: last, is_later: true }])
    await tellOf(1, { rings: 'never' })
    expect(await waiting()).toEqual([])
  })

  it('stay as they are where the user has switched that off', async () => {
    await tellOf(1)
    await database.pool.query(`update users set notices_off = array['replies.app'] where id = $1`, [owner.id])
    expect(await tellOf(1)).toBeUndefined()
    expect(await told()).toEqual([owned(1, 1)])
    await database.pool.query(`update users set notices_off = '{}' where id = $1`, [owner.id])
  })

  it('need both the noun and the item', async () => {
    const half = database.pool.query(`insert into notices (user_id, kind, about) values ($1, 'replies', 1)`, [owner.id])
    await expect(half).rejects.toThrow('notices_about')
  })
})
