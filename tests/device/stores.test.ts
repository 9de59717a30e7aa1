import 'fake-indexeddb/auto'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyPhone, fillPhone, restart } from '#tests/support/phone/fake-phone.ts'

const open = async () => (await import('#device/stores.ts')).storeOf

const opened = (name: string, version: number) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      if (!request.result.objectStoreNames.contains('kept')) request.result.createObjectStore('kept')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

beforeEach(emptyPhone)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a store', () => {
  it('keeps what it is given over a restart', async () => {
    await set('a', 1, (await open())('answers'))
    restart()
    expect(await get('a', (await open())('answers'))).toBe(1)
  })

  it('is shared by two tabs', async () => {
    const first = await open()
    restart()
    const second = await open()
    await set('a', 1, first('saved'))
    await set('b', 2, second('saved'))
    expect([await get('b', first('saved')), await get('a', second('saved'))]).toEqual([2, 1])
  })

  it('gives way to a tab that upgrades, and works again afterwards', async () => {
    const storeOf = await open()
    await set('a', 1, storeOf('saved'))
    const newer = await opened('hatkhola-saved', 5)
    newer.close()
    await set('b', 2, storeOf('saved'))
    expect([await get('a', storeOf('saved')), await get('b', storeOf('saved'))]).toEqual([1, 2])
  })

  it('opens anew when the browser closed its connection without saying so', async () => {
    const storeOf = await open()
    await set('a', 1, storeOf('saved'))
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError')
    })
    expect(await get('a', storeOf('saved'))).toBe(1)
  })
})

describe('records of another version', () => {
  it('are kept in the store of saved items when an older app finds them', async () => {
    const newer = await opened('hatkhola-saved', 9)
    newer.close()
    const storeOf = await open()
    await set('a', 1, storeOf('saved'))
    expect(await get('a', storeOf('saved'))).toBe(1)
  })

  it('are forgotten in the store of answers when an older app finds them', async () => {
    const newer = await opened('hatkhola-answers', 9)
    newer.transaction('kept', 'readwrite').objectStore('kept').put('of the future', 'a')
    newer.close()
    const storeOf = await open()
    expect(await get('a', storeOf('answers'))).toBeUndefined()
    await set('a', 1, storeOf('answers'))
    expect(await get('a', storeOf('answers'))).toBe(1)
  })
})

describe('a full phone', () => {
  it('refuses with a problem that has a text, and the former value stands', async () => {
    const storeOf = await open()
    await set('a', 1, storeOf('saved'))
    const empty = fillPhone()
    await expect(set('a', 2, storeOf('saved'))).rejects.toMatchObject({ name: 'Problem', code: 'out-of-space' })
    empty()
    expect(await get('a', storeOf('saved'))).toBe(1)
  })

  it('refuses also when it notices at the end of the write', async () => {
    const storeOf = await open()
    await set('a', 1, storeOf('saved'))
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      const request = put.apply(this, given)
      Object.defineProperty(this.transaction, 'error', { value: new DOMException('full', 'QuotaExceededError') })
      this.transaction.abort()
      return request
    })
    await expect(set('a', 2, storeOf('saved'))).rejects.toMatchObject({ code: 'out-of-space' })
  })
})
