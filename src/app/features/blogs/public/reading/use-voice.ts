import { useEffect, useState } from 'react'
import type { Language } from '#contract/core/languages.ts'
import { voiceFor } from './voice.ts'

/** A voice that reads this language; undefined where the phone has none, or has not said yet. */
export function useVoice(language: Language): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const check = () => setVoice(voiceFor(speechSynthesis.getVoices(), language))
    check()
    // Most browsers bring them late. Older Safari has none of these events, and all voices at once.
    speechSynthesis.addEventListener?.('voiceschanged', check)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', check)
  }, [language])
  return voice
}
