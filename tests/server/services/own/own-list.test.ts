import { beforeAll, describe, expect, it } from 'vitest'
import type { OwnService } from '#contract/services/own-service.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeBooking, makeServiceBranch, postedService, serviceTexts } from '#tests/support/server/nouns/offering-services.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
let seller: SignedInPerson
beforeAll(async () => {
  seller = await joinAsSeller(app, 'plumber')
  const branch = await makeServiceBranch(database.db)
  const post = (title: string, over: Record<string, string> = {}, who = seller) =>
    postedService(app, who, serviceTexts(branch, { title, second_title: '', second_description: '', ...over }))
  const { service_id, members } = await post('Taps')
  await post('Full pipes')
  await post('Draft', { is_active: 'false' })
  await post('Of another seller', {}, await joinAsSeller(app, 'other'))
  await database.pool.query(`update services set next_free_at = now() + interval '1 day', free_days = '{2026-12-16}' where id = $1`, [service_id])
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const member = members[0] ?? 0
  const states = [
    ['asked', 30],
    ['asked', 32],
    ['offered', 34],
    ['confirmed', 36],
    ['confirmed', -30],
    ['done', -40],
    ['cancelled', 50],
  ] as const
  for (const [state, hours] of states) await makeBooking(app, { service: service_id, member, starts_at: at(hours), state })
})

const list = async (query = '') => (await app.request(`/api/service/?mine=true${query}`, { headers: as(seller) })).json()
const titles = async (query = '') => ((await list(query)) as OwnService[]).map(({ title }) => title)

describe('one’s own services', () => {
  it('are listed the latest first, with what waits for an answer and what is to come', async () => {
    const rows: OwnService[] = await list()
    expect(rows.map(({ title }) => title)).toEqual(['Draft', 'Full pipes', 'Taps'])
    expect(rows[2]).toMatchObject({ requests: 2, coming: 1, member_count: 1, free_days: ['2026-12-16'], seller_name: 'plumber' })
    expect(rows[1]).toMatchObject({ requests: 0, coming: 0, next_free_at: null })
  })

  it('are found by words and by state', async () => {
    expect(await titles('&q=pipe')).toEqual(['Full pipes'])
    expect(await titles('&state=active')).toEqual(['Full pipes', 'Taps'])
    expect(await titles('&state=inactive')).toEqual(['Draft'])
    expect(await titles('&state=full')).toEqual(['Full pipes'])
  })

  it('come page by page', async () => {
    const first = await list('&limit=2')
    expect(first).toMatchObject({ total: 3, results: [{ title: 'Draft' }, { title: 'Full pipes' }] })
    expect(await list(`&limit=2&cursor=${first.next_cursor}`)).toMatchObject({ next_cursor: null, results: [{ title: 'Taps' }] })
    expect((await app.request('/api/service/?mine=true&cursor=x', { headers: as(seller) })).status).toBe(400)
  })
})
