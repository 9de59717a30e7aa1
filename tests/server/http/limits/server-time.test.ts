import { describe, expect, it } from 'vitest'
import { budgetServerTime } from '#server/http/limits/server-time.ts'

/** A processor whose use the test says. */
function budget(isLimited = true) {
  const used = { ms: 0 }
  const use = (ms: number) => async () => {
    used.ms += ms
  }
  return { use, ...budgetServerTime(isLimited, () => used.ms) }
}
const mira = { user_id: 1, address: '198.51.100.1' }
const neighbour = { user_id: 2, address: '198.51.100.1' }
const visitor = { user_id: undefined, address: '198.51.100.1' }
const elsewhere = { user_id: 3, address: '198.51.100.2' }

describe('the budget of server time', () => {
  it('refuses an account that has used a quarter of a processor for a minute, with the seconds to wait', async () => {
    const { use, spend, prove } = budget()
    await spend(mira, use(14_999))
    await prove(mira)
    await spend(mira, use(2))
    await expect(prove(mira)).rejects.toMatchObject({ code: 'too-many-requests', retryAfterSeconds: expect.closeTo(60, -1) })
    for (const other of [neighbour, visitor, elsewhere]) await prove(other)
  })

  it('refuses an address that has used half of one, whichever account is signed in there', async () => {
    const { use, spend, prove } = budget()
    for (const user_id of [4, 5, 6]) await spend({ ...mira, user_id }, use(10_000))
    for (const one of [neighbour, visitor]) await expect(prove(one)).rejects.toMatchObject({ code: 'too-many-requests' })
    await prove(elsewhere)
  })

  it('shares what is used among those who are there, and charges a failure too', async () => {
    const { use, spend, prove } = budget()
    await spend(mira, () => spend(elsewhere, use(20_000)))
    for (const one of [mira, elsewhere]) await prove(one)
    const failing = spend(mira, async () => {
      await use(6000)()
      throw new Error('in the end')
    })
    await expect(failing).rejects.toThrow('in the end')
    await expect(prove(mira)).rejects.toMatchObject({ code: 'too-many-requests' })
    await prove(elsewhere)
  })

  it('charges no account for what the process did while no request was open', async () => {
    const { use, spend, prove } = budget()
    await use(60_000)()
    await spend(mira, use(10))
    await prove(mira)
  })

  it('counts nothing where there are no limits', async () => {
    const { use, spend, prove } = budget(false)
    await spend(mira, use(100_000))
    await prove(mira)
  })
})
