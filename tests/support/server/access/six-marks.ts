import type { TestApp } from '../app.ts'
import { makeSix, PEOPLE, type Six } from './six-people.ts'

type Where = Pick<TestApp, 'database'>

/** What belongs to people, each with the column that names its owner. */
const TABLES = {
  users: 'id',
  buyers: 'user_id',
  sessions: 'user_id',
  seller_profiles: 'user_id',
  trade_licences: 'user_id',
  known_devices: 'user_id',
  mail_links: 'user_id',
  events: 'seller',
  job_posts: 'employer',
  job_profiles: 'user_id',
  job_cvs: 'user_id',
  addresses: 'user_id',
  calendar_feeds: 'user_id',
  job_alerts: 'user_id',
  job_applications: 'applicant',
  comments: 'user_id',
  reviews: 'writer',
  '(select id, owner, answer from reviews) received_reviews': 'owner',
  '(select a.*, employer from job_applications a join job_posts j on j.id = a.job_post) received': 'employer',
  '(select t.*, seller from event_tickets t join events e on e.id = t.event) kinds': 'seller',
  '(select c.*, seller from coupons c join events e on e.id = c.event) codes': 'seller',
  galleries: 'owner',
  '(select i.*, owner from gallery_items i join galleries g on g.id = i.gallery) items': 'owner',
  '(select f.*, owner from faqs f join faq_lists l on l.id = f.list) answered': 'owner',
  services: 'seller',
  team_members: 'seller',
  calendars: 'seller',
  '(select m.*, seller from service_members m join services s on s.id = m.service) doers': 'seller',
  people: 'user_id',
  posts: 'author',
  reactions: 'user_id',
  follows: 'follower',
  feed_markers: 'user_id',
  mutes: 'user_id',
  blocks: 'user_id',
  authors: 'user_id',
  // How many comments it has is for its readers to change.
  '(select id, author, title, content, version, published_at, is_withdrawn, updated_at from blogs) written': 'author',
  '(select r.*, author from blog_revisions r join blogs b on b.id = r.blog) rewritten': 'author',
  kept_answers: 'user_id',
  notices: 'user_id',
  push_subscriptions: 'user_id',
  'purchases o natural join (select id as buyer, user_id from buyers) b': 'user_id',
  '(select k.*, b.user_id from tickets k join purchases o on o.id = k.purchase join buyers b on b.id = o.buyer) held': 'user_id',
  // When a gate was last seen is for its helpers to change.
  '(select g.id, label, expires_at, revoked_at, seller from gate_passes g join events e on e.id = g.event) gates': 'seller',
  '(select s.*, seller from gate_scans s join events e on e.id = s.event) scans': 'seller',
}

const SELECTS = Object.entries(TABLES).map(
  ([table, owner], part) =>
    `select ${part} as part, ${owner} as owner, md5(string_agg(t::text, '|' order by t::text)) as mark from (select * from ${table}) t where ${owner} = any($1) group by ${owner}`,
)
/** It has a name so that PostgreSQL plans it once and not each time. */
const QUERY = { name: 'marks', text: `${SELECTS.join(' union all ')} order by part, owner` }

/** By id, a mark of everything that each of these people has in the database: it is another one as soon as anything of it changes. */
export async function marksOf({ database }: Where, ids: readonly number[]): Promise<Record<number, string>> {
  const { rows } = await database.pool.query<{ part: number; owner: number; mark: string }>({ ...QUERY, values: [ids] })
  const marks: Record<number, string> = Object.fromEntries(ids.map((id) => [id, '']))
  for (const { part, owner, mark } of rows) marks[owner] += `${part} ${mark} `
  return marks
}

/** One mark of everything that these people have. */
export const markOf = async (app: Where, ids: readonly number[]): Promise<string> => JSON.stringify(await marksOf(app, ids))

/** Gives six people who have what `makeSix` gave them and no rate counted against them: the former ones unless anything of theirs has changed. */
export function keepSix(app: Parameters<typeof makeSix>[0]): () => Promise<Six> {
  let kept: { six: Six; mark: string } | undefined
  const markOfAll = (six: Six) =>
    markOf(
      app,
      PEOPLE.map((who) => six[who].id),
    )
  return async () => {
    await app.database.pool.query('delete from rate_limits')
    if (kept && (await markOfAll(kept.six)) === kept.mark) return kept.six
    const six = await makeSix(app)
    kept = { six, mark: await markOfAll(six) }
    return six
  }
}
