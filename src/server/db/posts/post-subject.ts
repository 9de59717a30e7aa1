import { type SQL, sql } from 'drizzle-orm'
import type { PostAbout, PostSubject } from '#contract/posts/posts.ts'
import { IS_OFFERED } from '../services/service-search.ts'
import { iso } from '../wire-time.ts'

interface About {
  column: SQL
  table: SQL
  /** Which rows every visitor may see. @param moment SQL */
  isPublic: (moment: SQL) => SQL
  picture: SQL
  tone: SQL
  at: SQL
}

/** What a post may be about, and what its card says of each. What is not public any more has no card. */
const ABOUT: Readonly<Record<PostAbout, About>> = {
  events: {
    column: sql`p.about_event`,
    table: sql`events`,
    isPublic: () => sql`a.is_active`,
    picture: sql`a.thumbnail`,
    tone: sql`a.thumbnail_tone`,
    at: iso(sql`a.from_time`),
  },
  services: {
    column: sql`p.about_service`,
    table: sql`services`,
    isPublic: () => IS_OFFERED,
    picture: sql`a.thumbnail`,
    tone: sql`a.thumbnail_tone`,
    at: sql`null`,
  },
  jobs: {
    column: sql`p.about_job`,
    table: sql`job_posts`,
    isPublic: () => sql`a.published_at is not null and not a.is_closed`,
    picture: sql`null`,
    tone: sql`0`,
    at: iso(sql`a.deadline`),
  },
  blogs: {
    column: sql`p.about_blog`,
    table: sql`blogs`,
    isPublic: (moment) => sql`a.published_at is not null and not a.is_withdrawn and a.published_at <= ${moment}`,
    picture: sql`a.thumbnail`,
    tone: sql`a.thumbnail_tone`,
    at: sql`null`,
  },
}

type Facts = keyof PostSubject

/** The thing that `p`, a row of `posts`, is about, as JSON; null: none that is public. @param moment a moment, SQL */
export const subjectSql = (moment: SQL): SQL =>
  sql`coalesce(${sql.join(
    Object.entries(ABOUT).map(([noun, { column, table, isPublic, picture, tone, at }]) => {
      const facts: Record<Facts, SQL> = { noun: sql`${noun}::text`, id: sql`a.id`, title: sql`a.title`, second_title: sql`a.second_title`, picture, tone, at }
      const pairs = Object.entries(facts).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
      return sql`case when ${column} is not null then (select json_build_object(${sql.join(pairs, sql`, `)}) from ${table} a where a.id = ${column} and ${isPublic(moment)}) end`
    }),
    sql`, `,
  )})`
