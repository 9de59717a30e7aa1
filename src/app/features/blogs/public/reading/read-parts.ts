import type { SpokenPart } from './spoken-parts.ts'

export type ReadingState = 'silent' | 'reading' | 'paused'
/** `offline`: the voice is one of the network. */
export type ReadingFault = 'offline' | 'failed'

interface Listener {
  onState: (state: ReadingState, fault?: ReadingFault) => void
}

/** What the browser says when it was told to be silent. */
const ENDED: readonly string[] = ['canceled', 'interrupted']
/** The paragraph that is read has this ground. */
const MARK = ['bg-sunken', 'rounded-control']

/**
 * Reads parts one after the other. Pausing is ending and beginning the same part anew: phones do not keep a pause.
 * @param voice of the language of the text.
 */
export function readParts(parts: readonly SpokenPart[], voice: SpeechSynthesisVoice, { onState }: Listener) {
  let at = 0
  /** Number of the current utterance: events of one that was given up come late, and are ignored. */
  let turn = 0

  const mark = (block: Element | undefined) => {
    for (const { block: other } of parts) if (other !== block) other.classList.remove(...MARK)
    block?.classList.add(...MARK)
  }
  const hush = (state: ReadingState, fault?: ReadingFault) => {
    turn += 1
    speechSynthesis.cancel()
    if (state === 'silent') {
      at = 0
      mark(undefined)
    }
    onState(state, fault)
  }
  const speak = () => {
    const part = parts[at]
    if (!part) return hush('silent')
    turn += 1
    const mine = turn
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(part.text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.onend = () => {
      if (mine !== turn) return
      at += 1
      speak()
    }
    utterance.onerror = ({ error }) => {
      if (mine !== turn || ENDED.includes(error)) return
      // Where it stopped it may go on.
      hush('paused', error === 'network' || (!voice.localService && !navigator.onLine) ? 'offline' : 'failed')
    }
    mark(part.block)
    speechSynthesis.speak(utterance)
    onState('reading')
  }
  return { read: speak, pause: () => hush('paused'), stop: () => hush('silent') }
}
