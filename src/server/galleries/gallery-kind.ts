import type { PictureFolder } from '../adapters/pictures.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'

export type Reader = Pick<Database['db'], 'select' | 'execute'>

/** One of what has a gallery, and who asks. */
export interface Subject {
  /** Its id in the table of its noun. */
  subject: number
  /** The account that asks: whose it must be. */
  owner: number
}

/** The gallery of a subject. */
export interface GalleryOf extends Subject {
  kind: GalleryKind
}

/**
 * All that differs between the galleries of two nouns. `galleries.owner` is whose pictures they are; which row shows a gallery only its noun
 * knows. Another person's subject is as good as none.
 */
export interface GalleryKind {
  /** How many pictures and films it holds. */
  most: number
  /** Where its pictures lie in the store. */
  folder: PictureFolder
  /**
   * The gallery of one's own subject; null: it has none yet.
   * @throws {Problem} not-found
   */
  find: (db: Reader, subject: Subject) => Promise<number | null>
  /**
   * The same for a transaction that changes it: holds the subject until the transaction ends, so that it gets one gallery and not two.
   * @throws {Problem} not-found
   */
  hold: (tx: Tx, subject: Subject) => Promise<number | null>
  /** Points the subject, which is held, to its first gallery. */
  attach: (tx: Tx, subject: number, gallery: number) => Promise<void>
  /** The subject that shows one's own gallery; undefined: none of this noun does. */
  subjectOf: (db: Reader, gallery: number, owner: number) => Promise<number | undefined>
  /** Whether the noun shows a picture elsewhere than in a gallery (a cover): then its files stay. Absent: it never does. */
  isShown?: (tx: Tx, file: string) => Promise<boolean>
  /** What its rows say besides: what is in lists of all that there is of a noun is found by a column. Absent: nothing. */
  row?: { of_profile: true }
  /** What follows from a change, in its transaction. Absent: nothing. */
  changed?: (tx: Tx, subject: number) => Promise<void>
}
