import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Formatter } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'

/** What words are made with, in the reader's language. */
export interface WordTools {
  t: TFunction
  format: Formatter
  language: Language
}

/** What is said of an entry that may be there already. */
export interface MaybeThere {
  to: `/${string}`
  text: string
  ask: string
  linkText: string
  /** Its owner may have sent it in another way. */
  isToldElsewhere?: boolean
}

/** How a noun speaks of its own entries. The route gives it: this folder knows none. */
export interface OutboxWords {
  title: (entry: OutboxEntry, tools: WordTools) => string
  /** What it is about, a line each. */
  lines: (entry: OutboxEntry, tools: WordTools) => string[]
  /** How it stands, where the common words do not fit. */
  state?: (entry: OutboxEntry, tools: WordTools) => string | undefined
  /** What to decide when the service refused it: what was, what is now, and the ways out. Nothing: the usual ways are enough. */
  conflict?: (entry: OutboxEntry) => ReactNode
  /** What is said where it is unknown whether it arrived, and where to look; nothing: common words, and no way to look. */
  maybe?: (tools: WordTools, entry: OutboxEntry) => MaybeThere
  /** How else it can be sent while it waits. */
  offer?: (entry: OutboxEntry) => ReactNode
  /** What it asks for may be gone by the time it is sent: said above all. */
  isScarce?: boolean
  /** Where it is changed: canonical, with what is to be changed named in it; undefined where it cannot be. */
  edit?: (entry: OutboxEntry) => { to: string } | undefined
  /** Where what came of it is seen, canonical; undefined when nothing of it can be shown. */
  done?: (entry: OutboxEntry, tools: WordTools) => { to: string; label: string } | undefined
  /** What still has to follow from what was sent, before its entry is gone; where that fails, the entry stays. */
  beforeSeen?: (entry: OutboxEntry) => Promise<unknown>
}

/** By noun. */
export type Describe = Readonly<Record<string, OutboxWords>>
