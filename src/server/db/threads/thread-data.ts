import type { PersonalData } from '../personal-data.ts'
import { endComments } from './end-comments.ts'
import { exportComments } from './export-comments.ts'
import type { ThreadKind } from './thread-kind.ts'

/** What a person said about anything. */
export const threadData = (kinds: readonly ThreadKind[]): PersonalData => ({
  exportOf: (db, user_id) => exportComments(db, kinds, user_id),
  end: async (tx, user_id) => {
    await endComments(tx, user_id)
    return undefined
  },
})
