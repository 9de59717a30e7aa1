import type { MotifName } from './motifs.ts'

/** What is written on posters, by motif, in the letters of letters.ts. */
const WORDS: Partial<Record<MotifName, { en: string; bn?: string }>> = {
  atom: { en: 'IDEA' },
  bicycle: { en: 'RIDE' },
  books: { en: 'READ' },
  bulb: { en: 'IDEA' },
  cloth: { en: 'CRAFT' },
  coins: { en: 'MONEY', bn: 'কারবার' },
  cricket: { en: 'PLAY' },
  dhol: { en: 'FOLK', bn: 'গান' },
  easel: { en: 'ART', bn: 'মন' },
  ektara: { en: 'SONG', bn: 'গান' },
  filmCamera: { en: 'FILM' },
  football: { en: 'GOAL' },
  growth: { en: 'GROW', bn: 'কারবার' },
  guitar: { en: 'LIVE', bn: 'গান' },
  harmonium: { en: 'RAGA', bn: 'রাগ' },
  headset: { en: 'TALK' },
  heart: { en: 'CARE', bn: 'মন' },
  jute: { en: 'FIELD', bn: 'বাগান' },
  laptop: { en: 'CODE' },
  ledger: { en: 'TRADE', bn: 'কারবার' },
  mango: { en: 'FRUIT', bn: 'বাগান' },
  microphone: { en: 'VOICE', bn: 'গান' },
  openBook: { en: 'WORD', bn: 'বানান' },
  owlMask: { en: 'FAIR', bn: 'নগর' },
  paper: { en: 'WORK', bn: 'নাম' },
  phone: { en: 'CALL' },
  rickshaw: { en: 'CITY', bn: 'নগর' },
  robot: { en: 'MAKE' },
  rocket: { en: 'START' },
  runningShoe: { en: 'RUN' },
  stall: { en: 'MARKET', bn: 'কারবার' },
  teaCup: { en: 'TEA' },
  telescope: { en: 'SKY' },
  theatreMasks: { en: 'STAGE', bn: 'মন' },
  ticket: { en: 'ENTRY' },
  umbrella: { en: 'RAIN' },
}

/** A short word for a motif in the script of what the picture belongs to, where one is known. */
export const wordOf = (motif: MotifName, script: 'en' | 'bn'): string | undefined => WORDS[motif]?.[script]

/** Every word, for tests. */
export const ALL_WORDS = Object.values(WORDS).flatMap(({ en, bn }) => (bn ? [en, bn] : [en]))
