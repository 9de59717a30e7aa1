import 'fake-indexeddb/auto'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { makeTexts } from '#app/i18n.ts'
import { makeRouter } from '#app/router.tsx'
import { type RunningPage, start } from '#app/start.ts'
import { useSession } from '#app/state/session/session.ts'
import { readLanguage } from '#device/phone.ts'

const addLanguage = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('#app/more-texts.ts', () => ({ addLanguage, addTextsFor: async () => undefined }))
// What comes once a page is at rest.
vi.mock('#app/start-deferred.ts', () => ({ startDeferred: () => undefined }))
vi.mock('#app/ui/icons/more-icons.ts', () => ({ addMoreIcons: () => undefined }))

/** A page in Bangla, as it runs beside its screens. */
function startInBangla(): void {
  useSession.setState({ language: 'bn', prefixed: false })
  const router = { subscribe: () => () => undefined } as unknown as RunningPage['router']
  start({ router, texts: makeTexts('bn', { bn: {}, en: {} }), home: '/events', firstUrl: location.href, firstState: undefined })
}
const cookie = () => /lang=(\w+)/.exec(document.cookie)?.[1]

it('a language that is switched to is that of the page, of the next one, and of the worker', async () => {
  startInBangla()
  await useSession.getState().switchLanguage('en')
  expect([document.documentElement.lang, cookie(), useSession.getState().language]).toEqual(['en', 'en', 'en'])
  await vi.waitFor(async () => expect(await readLanguage()).toBe('en'))
})

it('a language whose texts do not come is not that of the next page either', async () => {
  startInBangla()
  // As the boot script has it after the press.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR.
  document.cookie = 'lang=en;path=/'
  addLanguage.mockRejectedValueOnce(new TypeError('no network'))
  await expect(useSession.getState().switchLanguage('en')).rejects.toThrow('no network')
  expect([cookie(), useSession.getState().language]).toEqual(['bn', 'bn'])
})

it.each(['/nowhere?x=1#part', '/categories/nowhere/at/all'])('switching the language at %s, which leads nowhere, keeps the address', async (path) => {
  useSession.setState({ language: 'bn', prefixed: true })
  const history = createMemoryHistory({ initialEntries: [`/bn${path}`] })
  const router = makeRouter({ context: {} as never, prefix: () => useSession.getState().language, history })
  await router.load()
  start({ router, texts: makeTexts('bn', { bn: {}, en: {} }), home: '/events', firstUrl: location.href, firstState: undefined })
  await useSession.getState().switchLanguage('en')
  expect(history.location.href).toBe(`/en${path}`)
})
