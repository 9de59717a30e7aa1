import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseDistrict, readDistrict } from '#app/state/near-me.ts'
import { emptyPhone } from '#tests/support/phone/fake-phone.ts'

async function asked(noun: 'jobs' | 'products', address: string, fetchedAt: string): Promise<void> {
  const { writeSnapshot } = await import('#device/snapshots/snapshots.ts')
  const body = { results: [], next_cursor: null, total: 0, total_is_exact: true }
  await writeSnapshot(
    { address, status: 200, body, etag: null, fetchedAt, checkedAt: fetchedAt, via: 'visit' },
    { noun, shape: 'list', keepDays: 30, subject: null },
  )
}

beforeEach(async () => {
  await emptyPhone()
  localStorage.clear()
})

describe('the district of the reader', () => {
  it('is unknown on a new phone', async () => expect(await readDistrict()).toBeUndefined())

  it('is that of which jobs or products were asked last', async () => {
    await asked('jobs', '/api/job_post/?district=Dhaka&limit=20', '2026-01-10T00:00:00.000Z')
    await asked('products', '/api/product/?district=Bogura&limit=24', '2026-01-12T00:00:00.000Z')
    await asked('products', '/api/product/?limit=24', '2026-01-13T00:00:00.000Z')
    expect((await readDistrict())?.name).toBe('Bogura')
  })

  it('is the one that was chosen, also where another was asked for', async () => {
    await asked('products', '/api/product/?district=Bogura&limit=24', '2026-01-12T00:00:00.000Z')
    chooseDistrict('Sylhet')
    expect(await readDistrict()).toEqual({ name: 'Sylhet', name_bn: 'সিলেট' })
  })
})
