import { type ComponentType, createContext, useContext } from 'react'
import type { Reply } from '#contract/threads/comment-fields.ts'
import type { OwnRow } from './own-rows.ts'
import type { ThreadSubject } from './subject.ts'

/** What of writing is shown at a place; see `parts/comment-desk.tsx`. `others`: what can be done about another member’s comment. `hidden`: what the author has hidden. */
export type DeskPart =
  | { kind: 'follow' | 'write' }
  | { kind: 'reply'; to: { id: number; author: string } }
  | { kind: 'own' | 'actions' | 'edit' | 'remove'; row: OwnRow }
  | { kind: 'report'; id: number; author: string }
  | { kind: 'others'; row: Reply }
  | { kind: 'hidden' }

/** One thing is open at a time. `name` is a comment's id, or that of a row of one's own. */
export interface OpenedPart {
  kind: 'reply' | 'edit' | 'remove' | 'report'
  name: number | string
}

export interface Desk {
  subject: ThreadSubject
  /** ISO 8601: when the answer came with which the comments are shown. */
  fetchedAt: string
  /** Undefined until writing has been asked for, and its program and words are here. */
  Part: ComponentType<{ part: DeskPart }> | undefined
  opened: OpenedPart | undefined
  open: (opened: OpenedPart | undefined) => void
  /** Brings the form. */
  want: () => void
}

const DeskContext = createContext<Desk | undefined>(undefined)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('comments stand in a thread')
  return desk
}
