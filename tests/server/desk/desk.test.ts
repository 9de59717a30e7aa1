import { beforeAll, describe, expect, it } from 'vitest'
import type { DeskFigures, DeskQueue } from '#contract/desk/desk.ts'
import { DESK_QUEUE_NAMES } from '#contract/desk/desk-queues.ts'
import { useApp } from '#tests/support/server/app.ts'
import { said } from '#tests/support/server/nouns/talking.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let staff: SignedInPerson
let buyer: SignedInPerson
beforeAll(async () => {
  staff = await joinAsStaff(app, 'staff')
  buyer = await joinAndLogIn(app, 'buyer')
})
const read = async <T>(path: string): Promise<T> => (await app.request(path, { headers: as(staff) })).json() as Promise<T>

describe('the desk', () => {
  it('counts what waits in each queue, with the age of its oldest', async () => {
    const { queues } = await read<{ queues: DeskQueue[] }>('/api/desk/')
    expect(queues.map(({ name }) => name)).toEqual(DESK_QUEUE_NAMES)
    expect(queues.every(({ total, oldest_at }) => total === 0 && oldest_at === null)).toBe(true)
    await said(app, buyer, { to: { kind: 'support' }, text: 'Please help' })
    const after = (await read<{ queues: DeskQueue[] }>('/api/desk/')).queues.find(({ name }) => name === 'support')
    expect(after).toMatchObject({ total: 1, oldest_at: expect.stringMatching(/^\d{4}-/) })
  })

  it('has the figures of thirty days, none left out, with the accounts of today', async () => {
    const { by_day, today, days_30 } = await read<DeskFigures>('/api/desk/figures/')
    expect(by_day).toHaveLength(30)
    expect(new Set(by_day.map(({ day }) => day)).size).toBe(30)
    expect(today.accounts).toBeGreaterThanOrEqual(2)
    expect(days_30).toMatchObject({ orders: 0, taka: 0, refunded_taka: 0, accounts: today.accounts })
  })
})
