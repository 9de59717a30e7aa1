import { describe, expect, it } from 'vitest'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { sendPost } from '#tests/support/server/nouns/sending-posts.ts'
import { type CrowdMember, makeCrowd } from '#tests/support/server/orders/order-crowd.ts'
import { drawSeed } from '#tests/support/server/seed.ts'

const app = useApp({ settings: { rate_per_minute: 10_000 } })
const { seed, random } = drawSeed()
/** Of one network of IPv6 in ten minutes. */
const TAKEN = 30

/** Accounts that may write posts. */
async function makeAuthors(count: number): Promise<CrowdMember[]> {
  const crowd = await makeCrowd(app.database, count, TEST_SECRET)
  await app.database.pool.query(
    `with them as (update users set email_verified_at = now() where id = any($1::int[]) returning id, username) insert into people (user_id, name) select id, username from them`,
    [crowd.map(({ user_id }) => user_id)],
  )
  return crowd
}
/** Somewhere in a network of 48 bits, which one customer has all of. */
const somewhere = (network: string) => `${network}:${random(60_000).toString(16)}::${random(60_000).toString(16)}`
const someText = (at: number) => `${random(1_000_000).toString(36)} ${random(1_000_000).toString(36)} of the ${at}th morning at the ghat`

async function statesOf(crowd: readonly CrowdMember[], network: string): Promise<string[]> {
  const states: string[] = []
  for (let at = 0; at < crowd.length; at += 10)
    states.push(
      ...(await Promise.all(
        crowd.slice(at, at + 10).map(async (one, beside) => {
          const answer = await sendPost(app, one, { fields: { text: someText(at + beside) }, from: somewhere(network) })
          const { state, held_reason, code } = await answer.json()
          return held_reason ?? state ?? code
        }),
      )),
    )
  return states
}

describe(`posts of many accounts, seed ${seed}`, () => {
  it('five hundred of one network are held beyond what a crowd writes, those of others are not', { timeout: 120_000 }, async () => {
    const crowd = await makeAuthors(502)
    const states = await statesOf(crowd.slice(0, 500), '2001:db8:7')
    expect(states.filter((state) => state === 'shown')).toHaveLength(TAKEN)
    expect(states.filter((state) => state === 'flood')).toHaveLength(500 - TAKEN)
    expect(await statesOf(crowd.slice(500, 501), '2001:db8:8')).toEqual(['shown'])
    // Of IPv4 very many people share one address.
    expect((await (await sendPost(app, crowd[501]!, { fields: { text: someText(501) }, from: '203.0.113.7' })).json()).state).toBe('shown')
    const { rows } = await app.database.pool.query(`select count(*)::int as n from cases where kind = 'post' and state = 'open'`)
    expect(rows).toEqual([{ n: 500 - TAKEN }])
  })
})
