import { desc, inArray } from 'drizzle-orm'
import type { OwnApplication } from '#contract/jobs/job-applications.ts'
import type { Database } from '../../../db/connection/open.ts'
import { job_messages } from '../../../db/tables/jobs.ts'

type Message = OwnApplication['messages'][number]

/** What was written to these applications, the latest first. */
export async function messagesOf(db: Pick<Database['db'], 'select'>, applications: readonly number[]): Promise<Map<number, Message[]>> {
  const found = new Map<number, Message[]>()
  if (applications.length === 0) return found
  const { id, job_application, text, created_at } = job_messages
  const rows = await db
    .select({ job_application, id, text, sent_at: created_at })
    .from(job_messages)
    .where(inArray(job_application, [...applications]))
    .orderBy(desc(id))
  for (const { job_application: to, ...message } of rows) found.set(to, [...(found.get(to) ?? []), message])
  return found
}
