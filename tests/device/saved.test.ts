import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyPhone, fillPhone, restart } from '#tests/support/fake-phone.ts'

const load = () => import('#device/saved.ts')
const anItem = (id: number, savedAt = '2026-01-01T00:00:00.000Z') => ({ noun: 'events', id, title: `Event ${id}`, savedAt })

beforeEach(emptyPhone)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('lists what was saved, the latest first, after a restart too', async () => {
  const { saveItem } = await load()
  await saveItem(anItem(1, '2026-01-01T00:00:00.000Z'))
  await saveItem(anItem(2, '2026-01-02T00:00:00.000Z'))
  restart()
  const { listSaved, isSaved } = await load()
  expect((await listSaved()).map((item) => item.id)).toEqual([2, 1])
  expect([await isSaved('events', 1), await isSaved('events', 3), await isSaved('jobs', 1)]).toEqual([true, false, false])
})

it('saves an item once and drops it', async () => {
  const { saveItem, dropSaved, listSaved } = await load()
  await saveItem(anItem(1))
  await saveItem({ ...anItem(1), title: 'Renamed' })
  expect(await listSaved()).toEqual([{ ...anItem(1), title: 'Renamed' }])
  await dropSaved('events', 1)
  expect(await listSaved()).toEqual([])
})

it('tells the other tabs', async () => {
  const { saveItem } = await load()
  const { listenToData } = await import('#device/messages.ts')
  const heard = new Promise((resolve) => {
    const stop = listenToData((message) => {
      stop()
      resolve(message)
    })
  })
  await saveItem(anItem(1))
  expect(await heard).toEqual({ type: 'saved-changed' })
})

it('says when the phone is full, and saves nothing', async () => {
  const { saveItem, listSaved } = await load()
  await saveItem(anItem(1))
  const empty = fillPhone()
  await expect(saveItem(anItem(2))).rejects.toMatchObject({ code: 'out-of-space' })
  empty()
  expect((await listSaved()).map((item) => item.id)).toEqual([1])
})

it('leaves a record alone that it does not understand', async () => {
  const { set, keys } = await import('idb-keyval')
  const { storeOf } = await import('#device/stores.ts')
  await set('events/1', { of: 'the future' }, storeOf('saved'))
  const { listSaved } = await load()
  expect(await listSaved()).toEqual([])
  expect(await keys(storeOf('saved'))).toEqual(['events/1'])
})
