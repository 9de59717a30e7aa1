import { sql } from 'drizzle-orm'
import { USUAL_HOURS } from '#contract/services/hours.ts'
import type { Busy, MemberCalendar } from '#contract/services/slot-rules.ts'
import { learnSellerWords, sellerTerms } from '../../sellers/seller-words.ts'
import { DISTRICTS } from '../districts.ts'
import { type Dice, makeDice } from '../drawing/random.ts'
import { insertRecords } from '../insert-records.ts'
import type { SeedDb } from '../seed-transaction.ts'

/** Somebody invented who offers services, with a team. All of them work at the usual hours. */
export interface ScaleProvider {
  id: number
  name: string
  district: string
  members: { id: number; busy: Busy[]; coming: number; past: number }[]
}

const MEMBERS_MOST = 3

/** As many accounts with shops and teams; their password is that of nobody. @param from the number of the first */
export async function makeProviders(db: SeedDb, { from, count }: { from: number; count: number }): Promise<ScaleProvider[]> {
  const dice = makeDice(from + 1)
  const shops = Array.from({ length: count }, (_, at) => {
    const [district, district_bn] = dice.pick(DISTRICTS)
    const number = from + at + 1
    const isBangla = dice.next() < 0.5
    return {
      username: `provider-${number}`,
      district,
      full_name: isBangla ? `${district_bn} সেবাঘর` : `${district} Services ${number}`,
      members: dice.whole(1, MEMBERS_MOST),
    }
  })
  const ids = await insertRecords(db, {
    table: 'users',
    columns: [
      'username',
      'username_key',
      'email',
      'email_key',
      'password_hash',
      'full_name',
      'language',
      'is_staff',
      'application_mails',
      'message_mails',
      'staff_mails',
      'notices_off',
      'created_at',
    ],
    rows: shops.map(accountOf),
  })
  await learnSellerWords(db, shops)
  const words = sql.param(shops.map((shop) => sellerTerms(shop).join(' ')))
  await db.execute(sql`
    insert into seller_profiles (user_id, slug, full_name, profession, district, search_words)
    select id, slug, name, '', district, array_to_tsvector(string_to_array(words, ' ')) from unnest(
      ${sql.param(ids)}::int[], ${sql.param(shops.map(({ username }) => username))}::text[], ${sql.param(shops.map(({ full_name }) => full_name))}::text[],
      ${sql.param(shops.map(({ district }) => district))}::text[], ${words}::text[]) as new (id, slug, name, district, words)`)
  const team = shops.flatMap(({ full_name, members }, at) =>
    Array.from({ length: members }, (_, place) => ({ seller: ids[at], name: place === 0 ? full_name : memberName(dice), is_owner: place === 0 })),
  )
  const made = await insertRecords(db, {
    table: 'team_members',
    columns: ['seller', 'name', 'role', 'is_owner', 'is_bookable', 'created_at'],
    rows: team.map(memberRow),
  })
  const seller = sql.param(ids)
  await db.execute(sql`
    insert into calendars (seller, member) select id, null from unnest(${seller}::int[]) as id
    union all select seller, id from team_members where seller = any(${seller}::int[])`)
  return shops.map(({ full_name, district }, at) => {
    const id = ids[at] ?? 0
    const members = made.filter((_, place) => team[place]?.seller === id).map((member) => ({ id: member, busy: [], coming: 0, past: 0 }))
    return { id, name: full_name, district, members }
  })
}

/** When they work, and when they are taken. */
export const calendarsOf = ({ members }: ScaleProvider): MemberCalendar[] => members.map(({ busy }) => ({ hours: USUAL_HOURS, busy }))

const accountOf = ({ username, full_name }: { username: string; full_name: string }) => ({
  ...{ username, username_key: username, email: `${username}@hatkhola.example`, email_key: `${username}@hatkhola.example`, password_hash: 'none', full_name },
  ...{
    language: 'en',
    is_staff: false,
    application_mails: true,
    message_mails: true,
    staff_mails: true,
    notices_off: [],
    created_at: new Date(0).toISOString(),
  },
})

const memberRow = (member: object) => ({ role: '', is_bookable: true, created_at: new Date(0).toISOString(), ...member })

const NAMES = ['Rahim', 'Karima', 'Sohel', 'Nasrin', 'Babul', 'Shirin', 'Liton', 'Parvin'] as const
const memberName = (dice: Dice): string => dice.pick(NAMES)
