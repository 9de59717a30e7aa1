import type { Language } from '#contract/core/languages.ts'
import { lowerCase } from '#contract/core/one-form.ts'

const COUNTRY: Record<Language, RegExp> = { bn: /[-_]BD$/i, en: /[-_]GB$/i }

/** The best voice of a language on this phone: one that needs no network first, then one from here. Android parts its names by `_`. */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language: Language): SpeechSynthesisVoice | undefined {
  const worth = (voice: SpeechSynthesisVoice) => (voice.localService ? 2 : 0) + (COUNTRY[language].test(voice.lang) ? 1 : 0)
  return voices.filter(({ lang }) => lowerCase(lang).split(/[-_]/)[0] === language).sort((a, b) => worth(b) - worth(a))[0]
}
