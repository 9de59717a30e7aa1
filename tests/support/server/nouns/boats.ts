import { sql } from 'drizzle-orm'
import { readsThread } from '#contract/threads/thread-reads.ts'
import { writesOnThread, writesOnThreadAsGuest } from '#contract/threads/thread-writes.ts'
import type { ThreadKind } from '#server/db/threads/thread-kind.ts'
import type { ServedKind } from '#server/threads/routes.ts'
import type { TestApp } from '../app.ts'

const API = '/api/boats/{id}/'

/** A noun that no part of the service knows: what threads do with it they do with any. */
const BOAT_KIND: ThreadKind = {
  table: sql`boats`,
  title: sql`name`,
  author: sql`owner`,
  isPublicAt: () => sql`is_afloat`,
  pages: '/boats/',
}
export const BOATS: ServedKind = { kind: BOAT_KIND, reads: readsThread(API), writes: writesOnThread(API), writesAsGuest: writesOnThreadAsGuest(API) }

/** Its table: all that a noun has to have is a thread. */
export const makeBoatTable = ({ database }: Pick<TestApp, 'database'>) =>
  database.pool.query(`
    create table boats (id integer primary key generated always as identity, name text not null, owner integer not null references users (id),
      is_afloat boolean not null default true, thread integer not null unique default open_thread() references threads (id));
    create trigger ends_thread after delete on boats for each row execute function end_thread()`)

export async function makeBoat({ database }: Pick<TestApp, 'database'>, owner: number, name: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('insert into boats (name, owner) values ($1, $2) returning id', [name, owner])
  return rows[0]?.id ?? 0
}
