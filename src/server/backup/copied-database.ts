import type { FileMark } from './hashed-files.ts'

/** Where the files of a database are copied to. */
export interface DatabaseCopy {
  /** The folder that becomes PostgreSQL's data folder; it is not there yet. */
  into: string
  /** Called just before the end: what is committed when it is called is in the copy. */
  beforeEnd: () => Promise<void>
}

/** What was copied; paths are relative to that folder. */
export interface CopiedDatabase {
  files: Record<string, FileMark>
  folders: string[]
  /** The first file of the log of changes that a restore reads. */
  first_wal: string
}
