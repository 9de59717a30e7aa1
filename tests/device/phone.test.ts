import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyPhone, fillPhone, restart } from '#tests/support/phone/fake-phone.ts'

const load = () => import('#device/phone.ts')

beforeEach(emptyPhone)
afterEach(() => vi.unstubAllGlobals())

it('knows no language before one was chosen', async () => {
  expect(await (await load()).readLanguage()).toBeNull()
})

it('remembers the language over a restart', async () => {
  await (await load()).rememberLanguage('bn')
  restart()
  expect(await (await load()).readLanguage()).toBe('bn')
})

it('takes a language it does not have for none', async () => {
  const { set } = await import('idb-keyval')
  const { storeOf } = await import('#device/stores.ts')
  await set('language', 'xx', storeOf('device'))
  expect(await (await load()).readLanguage()).toBeNull()
})

it('bears a phone without room: other tabs still hear of the language', async () => {
  const { chooseLanguage, readLanguage } = await load()
  const { listenToData } = await import('#device/messages.ts')
  const heard = new Promise((resolve) => {
    const stop = listenToData((message) => {
      stop()
      resolve(message)
    })
  })
  const empty = fillPhone()
  await chooseLanguage('bn')
  empty()
  expect(await heard).toEqual({ type: 'language-changed', language: 'bn' })
  expect(await readLanguage()).toBeNull()
})

it('keeps the language that was chosen, whatever the page was in when it was opened, and in whatever order both come', async () => {
  const { chooseLanguage, rememberLanguage, readLanguage } = await load()
  const { listenToData } = await import('#device/messages.ts')
  const heard: unknown[] = []
  const stop = listenToData((message) => heard.push(message))
  await Promise.all([rememberLanguage('bn'), chooseLanguage('en')])
  expect(await readLanguage()).toBe('en')
  await rememberLanguage('bn')
  expect(await readLanguage()).toBe('en')
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'language-changed', language: 'en' }]))
  stop()
})
