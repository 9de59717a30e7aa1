import { sql } from 'drizzle-orm'
import { dhakaDay } from '#contract/core/time.ts'
import { DAYBOOK_LIMITS } from '#contract/daybook/daybook-rules.ts'
import { type DaybookMonth, type DaybookPerson, type DaybookSums, type HouseFigures, type KindSums, NO_SUMS } from '#contract/daybook/daybook-sums.ts'
import type { Database } from '../../db/connection/open.ts'
import { latestEntries } from './list-entries.ts'
import { type FiguresByMonth, readHouseFigures, readHouseMoney } from './read-house-figures.ts'

type Reads = Pick<Database['db'], 'select' | 'execute'>

const sumOf = (kind: keyof KindSums) => sql.raw(`coalesce(sum(amount) filter (where kind = '${kind}'), 0)::float8 as ${kind}`)
const KIND_SUMS = sql.join((Object.keys(NO_SUMS) as (keyof KindSums)[]).map(sumOf), sql`, `)
const NO_FIGURES: HouseFigures = { placed: 0, to_come: 0, with_courier: 0, paid: 0 }

/** What a seller's entries come to, and beside them what was sold through this service. @param now milliseconds since the epoch */
export async function readSums(db: Reads, { seller, now }: { seller: number; now: number }): Promise<DaybookSums> {
  const today = dhakaDay(now)
  const since = monthBefore(today.slice(0, 7), DAYBOOK_LIMITS.months - 1)
  const notes = await sumsByMonth(db, seller, since)
  const house = await readHouseFigures(db, seller, since)
  const { people, count, owed } = await sumsByPerson(db, seller)
  return {
    today,
    of_today: await sumsOfDay(db, seller, today),
    months: monthsOf(notes, house),
    people,
    people_left_out: count - people.length,
    owed,
    money: await readHouseMoney(db, seller),
    latest: await latestEntries(db, seller),
  }
}

async function sumsOfDay(db: Reads, seller: number, day: string): Promise<KindSums> {
  const { rows } = await db.execute<KindSums & Record<string, unknown>>(
    sql`select ${KIND_SUMS} from daybook_entries where seller = ${seller} and day = ${day}::date`,
  )
  return rows[0] ?? NO_SUMS
}

async function sumsByMonth(db: Reads, seller: number, since: string): Promise<Map<string, KindSums>> {
  const { rows } = await db.execute<{ month: string } & KindSums>(sql`
    select to_char(day, 'YYYY-MM') as month, ${KIND_SUMS} from daybook_entries
    where seller = ${seller} and day >= ${`${since}-01`}::date group by 1`)
  return new Map(rows.map(({ month, ...sums }) => [month, sums]))
}

function monthsOf(notes: ReadonlyMap<string, KindSums>, house: FiguresByMonth): DaybookMonth[] {
  const names = [...new Set([...notes.keys(), ...house.keys()])].sort().reverse()
  return names.map((month) => ({ month, ...(notes.get(month) ?? NO_SUMS), house: house.get(month) ?? NO_FIGURES }))
}

/** Each person by the name that was written last. */
async function sumsByPerson(db: Reads, seller: number): Promise<{ people: DaybookPerson[]; count: number; owed: number }> {
  const { rows } = await db.execute<DaybookPerson & { people: number; owed: number }>(sql`
    select person, phone, lent, repaid, count(*) over ()::integer as people, sum(lent - repaid) over () as owed from (
      select person_key, (array_agg(person order by day desc, id desc))[1] as person, max(phone) as phone,
        coalesce(sum(amount) filter (where kind = 'lent'), 0)::float8 as lent, coalesce(sum(amount) filter (where kind = 'repaid'), 0)::float8 as repaid
      from daybook_entries where seller = ${seller} and person_key <> '' group by person_key
    ) as sums order by lent - repaid desc, person_key limit ${DAYBOOK_LIMITS.people}`)
  const [first] = rows
  return {
    people: rows.map(({ person, phone, lent, repaid }) => ({ person, phone, lent, repaid })),
    count: first?.people ?? 0,
    owed: first?.owed ?? 0,
  }
}

/** A month so many before another one. @param month `YYYY-MM` */
function monthBefore(month: string, count: number): string {
  const [year = 0, one = 1] = month.split('-').map(Number)
  const at = year * 12 + one - 1 - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
