import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyPhone, fillPhone, restart } from '#tests/support/phone/fake-phone.ts'

const load = () => import('#device/snapshots/saved.ts')
const anItem = (id: number, savedAt = '2026-01-01T00:00:00.000Z') => ({ noun: 'events', id, title: `Event ${id}`, savedAt, owner: null })

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

it('belongs to the user who saved it while signed in; without an owner it is shown to every user', async () => {
  const { saveItem, listSavedFor } = await load()
  await saveItem({ ...anItem(1), owner: 7 })
  await saveItem({ ...anItem(2), owner: 8 })
  await saveItem(anItem(3))
  const idsFor = async (user: number | null) => (await listSavedFor(user)).map((item) => item.id).sort()
  expect([await idsFor(7), await idsFor(8), await idsFor(null)]).toEqual([[1, 3], [2, 3], [3]])
})

it('has no owner when it was saved before there were accounts', async () => {
  const { set } = await import('idb-keyval')
  const { storeOf } = await import('#device/stores.ts')
  const { owner: _, ...old } = anItem(1)
  await set('events/1', old, storeOf('saved'))
  expect(await (await load()).listSavedFor(null)).toEqual([anItem(1)])
})

it('goes with its owner, and says what went', async () => {
  const { saveItem, dropOwnedSaved, listSaved } = await load()
  for (const [id, owner] of [
    [1, 7],
    [2, 8],
    [3, null],
  ] as const)
    await saveItem({ ...anItem(id), owner })
  expect((await dropOwnedSaved(8)).map((item) => item.id)).toEqual([1])
  expect((await dropOwnedSaved()).map((item) => item.id)).toEqual([2])
  expect((await listSaved()).map((item) => item.id)).toEqual([3])
})
