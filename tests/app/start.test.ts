import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { makeTexts } from '#app/i18n.ts'
import { type RunningPage, start } from '#app/start.ts'
import { useSession } from '#app/state/session/session.ts'
import { readLanguage } from '#device/phone.ts'

const addLanguage = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('#app/more-texts.ts', () => ({ addLanguage, addTextsFor: async () => undefined }))

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
