import { beforeEach, describe, expect, it } from 'vitest'
import { RELATION_LIMITS } from '#contract/relations/relations.ts'
import { useApp } from '#tests/support/server/app.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { joinWithPage } from '#tests/support/server/nouns/posts.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let me: SignedInPerson
let seller: SignedInPerson
let member: SignedInPerson
beforeEach(async () => {
  people += 1
  me = await joinAndLogIn(app, `me${people}`)
  seller = await joinAsSeller(app, `seller${people}`)
  member = await joinWithPage(app, `member${people}`)
})

const follow = (other: { id: number }, { who = me, following = true } = {}) =>
  change(app, who, { path: `/api/follows/${other.id}/`, method: 'PUT', body: { following } })
const block = (other: { id: number }, { who = me, blocked = true } = {}) =>
  change(app, who, { path: `/api/blocks/${other.id}/`, method: 'PUT', body: { blocked } })
const relations = async (who = me) => (await read(app, who, '/api/relations/')).json()
const related = async (which: string, who = me) => (await read(app, who, `/api/relations/${which.includes('?') ? which : `${which}/`}`)).json()
const fill = (table: string, columns: string, count: number) =>
  app.database.pool.query(
    `with crowd as (insert into users (username, username_key, email, email_key) select 'x${people}x' || n, 'x${people}x' || n, n::text, n::text from generate_series(1, ${count}) n returning id)
     insert into ${table} (${columns}) select $1, id from crowd`,
    [me.id],
  )

describe('answers', () => {
  it('follows sellers and members with a page, sent twice as once, and ends it', async () => {
    expect(await (await follow(seller)).json()).toEqual({ user_id: seller.id, following: true, follower_count: 1 })
    expect(await (await follow(seller)).json()).toEqual({ user_id: seller.id, following: true, follower_count: 1 })
    await follow(member)
    expect((await relations()).following).toEqual([member.id, seller.id])
    expect((await related('following')).results).toMatchObject([
      { user_id: member.id, name: member.username, username: member.username, slug: null },
      { user_id: seller.id, name: seller.username, slug: seller.username },
    ])
    expect(await related('followers', seller)).toMatchObject({ total: 1, results: [{ user_id: me.id, name: me.username, slug: null }], next_cursor: null })
    expect(await (await follow(seller, { following: false })).json()).toEqual({ user_id: seller.id, following: false, follower_count: 0 })
    expect(await (await follow(seller, { following: false })).json()).toMatchObject({ following: false })
    expect((await relations()).following).toEqual([member.id])
  })

  it('lists those one follows page by page, each once', async () => {
    await fill('follows', 'follower, followed', 70)
    const ids: number[] = []
    let page = await related('following')
    for (;;) {
      ids.push(...page.results.map(({ user_id }: { user_id: number }) => user_id))
      if (page.next_cursor === null) break
      page = await related(`following/?cursor=${page.next_cursor}`)
    }
    expect([ids.length, new Set(ids).size, page.total]).toEqual([70, 70, 70])
  })
})

describe('refuses', () => {
  it('who has no page of their own, who is oneself and who is not there, all alike', async () => {
    const plain = await joinAndLogIn(app, `plain${people}`)
    for (const other of [plain, me, { id: 2_000_000_000 }]) expect(await refusalOf(await follow(other))).toEqual({ status: 404, code: 'not-found' })
    await app.database.pool.query(`update people set taken_off_reason = 'Insults' where user_id = $1`, [member.id])
    expect((await follow(member)).status).toBe(404)
  })

  it('more than a thousand, also when many come at once', async () => {
    await fill('follows', 'follower, followed', RELATION_LIMITS.followsMost - 1)
    const answers = await Promise.all([follow(seller), follow(member)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refusalOf(refused!)).toEqual({ status: 409, code: 'relations-full', facts: { most: 1000 } })
    expect((await relations()).following).toHaveLength(1000)
  })

  it('the sixty-first in an hour, also to who ends each; what one follows already is not counted', async () => {
    for (let at = 0; at < RELATION_LIMITS.followsPerHour; at++) {
      expect((await follow(seller)).status).toBe(200)
      expect((await follow(seller)).status).toBe(200)
      await follow(seller, { following: false })
    }
    const response = await follow(seller)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await refusalOf(response)).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect((await follow(seller, { following: false })).status).toBe(200)
  })
})

describe('guards', () => {
  it('those of whom one has blocked the other: neither follows', async () => {
    await block(seller)
    expect(await refusalOf(await follow(seller))).toEqual({ status: 403, code: 'not-possible' })
    await block(me, { who: member })
    expect(await refusalOf(await follow(member))).toEqual({ status: 403, code: 'not-possible' })
  })

  it('of a follow and a block at once no follow survives, in whatever order they arrive', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 25; round++) {
      await app.database.pool.query('delete from rate_limits')
      const all = [follow(seller), block(me, { who: seller }), follow(me, { who: seller })]
      const answers = await Promise.all(round % 2 ? all : all.toReversed())
      expect(answers.every(({ status }) => status < 500)).toBe(true)
      const { rows } = await app.database.pool.query('select * from follows where $1 in (follower, followed)', [seller.id])
      expect(rows).toEqual([])
      await block(me, { who: seller, blocked: false })
    }
  })
})
