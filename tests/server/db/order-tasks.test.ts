import { beforeEach, describe, expect, it } from 'vitest'
import { type PurchaseTask, type PurchaseTaskKind, takePurchaseTasks } from '#server/db/purchase-tasks.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn } from '#tests/support/server/people.ts'

const app = useApp()
let orders = 0
let order: number

beforeEach(async () => {
  orders += 1
  await app.database.pool.query('delete from purchase_tasks')
  const { ticket } = await makeShow(app)
  order = (await placed(app, await joinAndLogIn(app, `tasks${orders}`), orderBody([{ event_ticket: ticket, quantity: 1 }], 100))).id
})

const add = (kind: PurchaseTaskKind, due = `'-1 second'`) =>
  app.database.pool.query(`insert into purchase_tasks (purchase, kind, due_at) values ($1, $2, now() + interval ${due})`, [order, kind])
const rows = async () =>
  (
    await app.database.pool.query(
      `select kind, tries, done_at is not null as is_done, round(extract(epoch from due_at - now()) / 60)::int as due_minutes from purchase_tasks order by id`,
    )
  ).rows
const failures: { kind: string; message: string; isGivenUp: boolean }[] = []
const failed = ({ kind }: PurchaseTask, error: unknown, isGivenUp: boolean) =>
  void failures.push({ kind, message: error instanceof Error ? error.message : '', isGivenUp })
const take = (kinds: readonly PurchaseTaskKind[], work: Parameters<typeof takePurchaseTasks>[2], most?: number) => {
  failures.length = 0
  return takePurchaseTasks({ db: app.database.db, of: 'tickets', failed, ...(most !== undefined && { most }) }, kinds, work)
}
const fail = () => Promise.reject(new Error('the line is cut'))

describe('answers', () => {
  it('with what is due of its kinds, each once, the longest due first', async () => {
    await add('letter', `'-1 minute'`)
    await add('tell-paid')
    await add('letter-refund', `'-2 minutes'`)
    await add('tell-tomorrow', `'1 hour'`)
    const seen: string[] = []
    const note = async (_: unknown, { kind, purchase }: PurchaseTask) => void seen.push(`${kind} ${purchase}`)
    expect(await take(['letter', 'letter-refund'], note)).toBe(2)
    expect(await take(['letter', 'letter-refund'], note)).toBe(0)
    expect(seen).toEqual([`letter-refund ${order}`, `letter ${order}`])
    expect(await take(['tell-paid', 'tell-tomorrow'], note)).toBe(1)
    expect(await rows()).toMatchObject([
      { kind: 'letter', is_done: true, due_minutes: null },
      { kind: 'tell-paid', is_done: true, due_minutes: null },
      { kind: 'letter-refund', is_done: true, due_minutes: null },
      { kind: 'tell-tomorrow', is_done: false, due_minutes: 60 },
    ])
  })

  it('no more than it was asked for', async () => {
    await add('letter')
    await add('tell-paid')
    expect(await take(['letter', 'tell-paid'], async () => undefined, 1)).toBe(1)
  })

  it('a failure by trying again later and later, eight times in all', async () => {
    await add('letter')
    const waits: (number | null)[] = []
    for (let tries = 1; tries <= 8; tries++) {
      expect(await take(['letter'], fail)).toBe(0)
      expect(failures).toEqual([{ kind: 'letter', message: 'the line is cut', isGivenUp: tries === 8 }])
      waits.push((await rows())[0].due_minutes)
      await app.database.pool.query('update purchase_tasks set due_at = now() where due_at is not null')
    }
    expect(waits).toEqual([1, 5, 15, 60, 360, 360, 360, null])
    expect(await take(['letter'], fail)).toBe(0)
    expect(failures).toEqual([])
    expect(await rows()).toMatchObject([{ tries: 8, is_done: false }])
  })
})

describe('guards', () => {
  it('other tasks against one that fails, and undoes what that one wrote', async () => {
    await add('letter', `'-1 minute'`)
    await add('letter-refund')
    const done = await take(['letter', 'letter-refund'], async (tx, { kind, purchase }) => {
      await tx.execute(`update purchases set order_note = order_note || '${kind}' where id = ${purchase}`)
      if (kind === 'letter') await tx.execute('select 1 / 0')
    })
    expect(done).toBe(1)
    const { rows: found } = await app.database.pool.query('select order_note from purchases where id = $1', [order])
    expect(found).toEqual([{ order_note: 'letter-refund' }])
  })

  it('against doing one task twice: several processes take tasks at once', async () => {
    await add('letter')
    await add('letter-refund')
    const seen: string[] = []
    const slowly = async (_: unknown, { kind }: PurchaseTask) => {
      await new Promise((later) => setTimeout(later, 20))
      seen.push(kind)
    }
    const done = await Promise.all(Array.from({ length: 5 }, () => take(['letter', 'letter-refund'], slowly)))
    expect(done.reduce((sum, n) => sum + n, 0)).toBe(2)
    expect(seen.toSorted()).toEqual(['letter', 'letter-refund'])
  })
})
