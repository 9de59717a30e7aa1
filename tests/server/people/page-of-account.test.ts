import { expect, it } from 'vitest'
import { PERSON_DATA } from '#server/db/people/person-data.ts'
import { PERSONAL_DATA } from '#server/db/personal-data-of-nouns.ts'
import { RELATION_DATA } from '#server/db/relations/relation-data.ts'
import { useApp } from '#tests/support/server/app.ts'
import { openPage } from '#tests/support/server/nouns/posts.ts'
import { as, joinAndLogIn, post } from '#tests/support/server/people.ts'

const app = useApp()

it('a page of one’s own, and whom one follows, are in the export of the account, and go with it', async () => {
  const { db, pool } = app.database
  const [me, other] = [await joinAndLogIn(app, 'rahima'), await joinAndLogIn(app, 'karim')]
  await openPage(db, me)
  await pool.query(`update people set picture = '/media/people/rahima.webp' where user_id = $1`, [me.id])
  await pool.query('insert into follows (follower, followed) values ($1, $2), ($2, $1)', [me.id, other.id])
  await pool.query('insert into mutes (user_id, muted) values ($2, $1)', [me.id, other.id])
  await pool.query('insert into blocks (user_id, blocked) values ($1, $2)', [me.id, other.id])
  expect(PERSONAL_DATA).toEqual(expect.arrayContaining([PERSON_DATA, RELATION_DATA]))
  expect(await PERSON_DATA.exportOf(db, me.id)).toMatchObject({ person: { picture: '/media/people/rahima.webp' } })
  expect(await RELATION_DATA.exportOf(db, me.id)).toMatchObject({ following: [{ user_id: other.id }], muted: [], blocked: [{ user_id: other.id }] })
  const left = await post(app, '/api/account/delete/', { headers: { ...as(me), cookie: me.cookies } })
  expect(left.status, await left.clone().text()).toBe(200)
  for (const table of ['people', 'follows', 'mutes', 'blocks']) expect((await pool.query(`select 1 from ${table}`)).rows, table).toEqual([])
})
