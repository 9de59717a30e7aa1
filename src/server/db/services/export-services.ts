import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { calendars, service_members, services, team_members } from '../tables/services.ts'

/** What a seller does for others, who does it, and when they work. Of each as many as one seller may have: `SERVICE_LIMITS`, `TEAM_LIMITS`. */
export async function exportServices(db: Database['db'], user_id: number) {
  const {
    seller: _seller,
    search_words: _words,
    description_state: _state,
    second_description_state: _other,
    client_key: _key,
    next_free_at: _next,
    free_days: _days,
    free_stale_at: _stale,
    ...service
  } = getTableColumns(services)
  const { seller: _mine, client_key: _once, ...member } = getTableColumns(team_members)
  const { id: _id, seller: _whose, ...calendar } = getTableColumns(calendars)
  return {
    services: await db.select(service).from(services).where(eq(services.seller, user_id)).orderBy(desc(services.id)),
    service_members: await db
      .select(getTableColumns(service_members))
      .from(service_members)
      .innerJoin(services, eq(services.id, service_members.service))
      .where(eq(services.seller, user_id))
      .orderBy(asc(service_members.service), asc(service_members.member)),
    team: await db.select(member).from(team_members).where(eq(team_members.seller, user_id)).orderBy(asc(team_members.id)),
    hours: await db.select(calendar).from(calendars).where(eq(calendars.seller, user_id)).orderBy(asc(calendars.id)),
  }
}
