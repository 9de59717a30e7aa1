import { expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { caseOf, casesOf, decideAbout } from '#tests/support/server/cases.ts'
import { ask } from '#tests/support/server/nouns/commenting.ts'
import { listOf, makePastEvent, makeVisitors, writeReview } from '#tests/support/server/nouns/reviewing.ts'
import type { CrowdMember } from '#tests/support/server/orders/order-crowd.ts'
import { joinAsStaff } from '#tests/support/server/people.ts'

const app = useApp()
const report = (id: number, from: string) => ask(app, '/api/reports/', { body: { kind: 'review', id, reason: 'spam', note: '' }, from })

it('a review that three readers report is held, and staff read that it is, also once it was released', async () => {
  const past = await makePastEvent(app)
  const [visitor] = (await makeVisitors(app, past, 1)) as [CrowdMember]
  const { review_id: id } = (await writeReview(app, visitor, { event: past.event, text: 'Loud' })).body
  const staff = await joinAsStaff(app)
  const waiting = async () => (await casesOf(app, staff, '?kind=review')).results

  for (const last of [1, 2]) await report(id, `203.0.113.${last}`)
  expect(await waiting()).toMatchObject([{ subject: id, held_reason: null, report_count: 2 }])
  await report(id, '203.0.113.3')
  expect(await listOf(app, past.event)).toMatchObject({ results: [], rating: { count: 0 } })
  const [held] = await waiting()
  expect(held).toMatchObject({ subject: id, held_reason: 'reports', report_count: 3 })

  expect((await decideAbout(app, staff, { kind: 'review', subject: id, decision: 'keep' })).status).toBe(200)
  expect(await caseOf(app, staff, held?.id ?? 0)).toMatchObject({ state: 'kept', held_reason: 'reports' })
  expect(await listOf(app, past.event)).toMatchObject({ results: [{ review_id: id }], rating: { count: 1 } })

  for (const last of [4, 5, 6]) await report(id, `203.0.113.${last}`)
  expect(await listOf(app, past.event)).toMatchObject({ rating: { count: 1 } })
  expect(await waiting()).toMatchObject([{ subject: id, held_reason: null, report_count: 3 }])
})
