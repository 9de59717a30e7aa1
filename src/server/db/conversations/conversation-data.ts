import { sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { endConversations } from './end-conversations.ts'
import { exportConversations } from './export-conversations.ts'

/** What a person wrote and was written, as a buyer or applicant and as a seller. */
export const CONVERSATION_DATA: PersonalData = {
  exportOf: exportConversations,
  end: async (tx, user_id) => ({ private_files: await endConversations(tx, user_id) }),
  privateFiles: sql`select picture_key from conversation_messages where picture_key is not null`,
}
