import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseDistrict, DISTRICTS, nearMe, readDistrict } from '#app/state/near-me.ts'
import { emptyPhone } from '#tests/support/phone/fake-phone.ts'
import { aServiceCard } from '#tests/support/phone/service-rows.ts'

type Noun = 'jobs' | 'products' | 'services'
async function asked(noun: Noun, address: string, { fetchedAt, results = [] }: { fetchedAt: string; results?: object[] }): Promise<void> {
  const { writeSnapshot } = await import('#device/snapshots/snapshots.ts')
  const body = { results, next_cursor: null, total: results.length, total_is_exact: true }
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
    await asked('jobs', '/api/job_post/?district=Dhaka&limit=20', { fetchedAt: '2026-01-10T00:00:00.000Z' })
    await asked('products', '/api/product/?district=Bogura&limit=24', { fetchedAt: '2026-01-12T00:00:00.000Z' })
    await asked('products', '/api/product/?limit=24', { fetchedAt: '2026-01-13T00:00:00.000Z' })
    expect((await readDistrict())?.name).toBe('Bogura')
  })

  it('is the one that was chosen, also where another was asked for', async () => {
    await asked('products', '/api/product/?district=Bogura&limit=24', { fetchedAt: '2026-01-12T00:00:00.000Z' })
    chooseDistrict('Sylhet')
    expect(await readDistrict()).toEqual({ name: 'Sylhet', name_bn: 'সিলেট' })
  })
})

describe('what is near', () => {
  afterEach(() => void vi.useRealTimers())

  it('has the services that are done there and still free today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-20T06:00:00Z') })
    const services = [
      aServiceCard({ service_id: 1 }),
      aServiceCard({ service_id: 2, reaches: null }),
      aServiceCard({ service_id: 3, reaches: ['Dhaka'] }),
      aServiceCard({ service_id: 4, free_days: ['2026-01-21'], next_free_at: '2026-01-21T04:00:00.000Z' }),
      aServiceCard({ service_id: 5, next_free_at: '2026-01-20T05:00:00.000Z' }),
    ]
    await asked('services', '/api/service/?limit=12', { fetchedAt: '2026-01-20T05:00:00.000Z', results: services })
    const bogura = DISTRICTS.find(({ name }) => name === 'Bogura')
    const near = bogura && (await nearMe(bogura))
    expect(near?.services.map(({ service_id }) => service_id).sort()).toEqual([1, 2])
  })
})
