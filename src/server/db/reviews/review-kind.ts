import { type SQL, sql } from 'drizzle-orm'
import type { ReviewAbout } from '#contract/reviews/review-fields.ts'
import type { Database } from '../connection/open.ts'

type Reader = Pick<Database['db'], 'execute'>

/** What is reviewed. */
export interface Reviewed {
  /** User id of who may answer. */
  owner: number
  title: string
  /** Whether every visitor may see it. */
  is_public: boolean
  /** From when on it may be reviewed, milliseconds since the epoch; undefined: never. */
  since: number | undefined
}

/** Which rows of `provenSql` are wanted. */
export interface ProvenAsked {
  /** Milliseconds since the epoch. */
  now: number
  /** Of whom, also as an expression of the statement around it. */
  user_id?: number | SQL
  subject?: number
  /** By which purchase, or by none: an expression of the statement around it. */
  purchase?: SQL
  /** That could be reviewed from a moment of this span on; milliseconds since the epoch. */
  since?: { from: number; to: number }
}

/** Who may review what, by what they bought. */
export interface Proven {
  subject: number
  user_id: number
  /** Null: nothing was paid online for it. */
  purchase: number | null
  /** What can have one review. */
  once: string
  title: string
  /** Since when, ISO 8601. */
  since: string
}

/** All that reviews know of one noun. */
export interface ReviewKind {
  about: ReviewAbout
  /** Path of the page of one up to its number, such as `/boats/`. */
  pages: `/${string}/`
  /** What has these numbers, public or not. */
  read: (db: Reader, subjects: readonly number[]) => Promise<Map<number, Reviewed>>
  /** A statement of who may review what by now: the columns of `Proven`, each person and thing once. Never the owner themselves. */
  provenSql: (asked: ProvenAsked) => SQL
  /** A statement of the one with this number, where every visitor may see it: the column `title`. @param subject an expression of the statement around it */
  publicSql: (subject: SQL) => SQL
}

export const pageOf = ({ pages }: Pick<ReviewKind, 'pages'>, subject: number): string => pages + subject

/** What is known of what reviews are about, public or not: rows `about`, `subject`, `user_id`, `purchase`, `once`, `title`, `since`, `page`. */
export const provenOfAllSql = (kinds: readonly ReviewKind[], asked: ProvenAsked): SQL =>
  sql.join(
    kinds.map((kind) => sql`(select ${kind.about} as about, ${kind.pages} || proven.subject as page, proven.* from (${kind.provenSql(asked)}) as proven)`),
    sql` union all `,
  )

/** What one review is about, where every visitor may see that: a row `page`, `title`. @param of expressions of the statement around it */
export const publicSql = (kinds: readonly ReviewKind[], of: { about: SQL; subject: SQL }): SQL =>
  sql.join(
    kinds.map(
      ({ about, pages, publicSql: titleSql }) =>
        sql`(select ${pages} || ${of.subject} as page, found.title from (${titleSql(of.subject)}) as found where ${of.about} = ${about})`,
    ),
    sql` union all `,
  )

/** The kind of what a review is about. */
export function kindOf(kinds: readonly ReviewKind[], about: ReviewKind['about']): ReviewKind {
  const kind = kinds.find((one) => one.about === about)
  if (!kind) throw new TypeError(`nothing of the kind ${about} is reviewed`)
  return kind
}

interface About {
  about: ReviewAbout
  subject: number
}

/** What each of some reviews is about, public or not, by one question of each kind. */
export async function readSubjects(
  db: Reader,
  kinds: readonly ReviewKind[],
  rows: readonly About[],
): Promise<(row: About) => { kind: ReviewKind; reviewed: Reviewed | undefined }> {
  const read = new Map<ReviewAbout, Map<number, Reviewed>>()
  for (const about of new Set(rows.map((row) => row.about))) {
    const subjects = rows.flatMap((row) => (row.about === about ? [row.subject] : []))
    read.set(about, await kindOf(kinds, about).read(db, [...new Set(subjects)]))
  }
  return ({ about, subject }) => ({ kind: kindOf(kinds, about), reviewed: read.get(about)?.get(subject) })
}
