import { create } from 'zustand'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/languages.ts'

interface Session {
  language: Language
  /** Whether the address carries the language (`/bn/events`); then links keep doing so. */
  prefixed: boolean
  /** Changes every text, digit and date at once. Ready when it returns; offline too. */
  switchLanguage: (language: Language) => Promise<void>
}

/** Who is using the app and in which language. The page's first lines set the language; `start.ts` supplies the switch. */
export const useSession = create<Session>()((set) => ({
  language: DEFAULT_LANGUAGE,
  prefixed: false,
  switchLanguage: async (language) => set({ language }),
}))
