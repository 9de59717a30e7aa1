import type { Database } from '#server/db/connection/open.ts'

type Queries = Pick<Database['pool'], 'query'>

/** In these a booking has its time. Written out here once more, so that a mistake in the product's own list shows. */
const HOLDS = `('asked', 'offered', 'held', 'confirmed')`

/** Each finds rows that must not be, and says so. */
const RULES: Record<string, string> = {
  'member has two at once': `select a.id from occupied a join occupied b on b.member = a.member and b.during && a.during and b.holder <> a.holder`,
  'booking that holds has no time, or one that does not has one': `select b.id from bookings b where b.group_time is null and b.starts_at is not null
    and (b.state in ${HOLDS}) <> exists (select from occupied o where o.holder = b.id and not o.is_proposed)`,
  'booking has another time than it takes': `select b.id from bookings b join occupied o on o.holder = b.id and not o.is_proposed
    where o.member <> b.member or o.during <> tstzrange(b.starts_at - make_interval(mins => b.pause_before), b.ends_at + make_interval(mins => b.pause_after))`,
  'booking without a time takes one': `select b.id from bookings b join occupied o on o.holder = b.id where b.starts_at is null`,
  'proposal without its time, or a time without its proposal': `select b.id from bookings b where b.proposed_group is null
    and (b.proposed_by is not null) <> exists (select from occupied o where o.holder = b.id and o.is_proposed)`,
  'time is taken by nothing': `select o.id from occupied o where (o.holder > 0 and not exists (select from bookings b where b.id = o.holder))
    or (o.holder < 0 and not exists (select from group_times g where g.id = -o.holder))`,
  'seats do not add up': `select g.id from group_times g where g.seats - g.left <>
    (select coalesce(sum(b.seats), 0) from bookings b where b.group_time = g.id and b.state in ${HOLDS}) +
    (select coalesce(sum(b.seats), 0) from bookings b where b.proposed_group = g.id)`,
  'group time with seats taken does not have its member, or an empty one has': `select g.id from group_times g
    where (g.left < g.seats) <> exists (select from occupied o where o.holder = -g.id)`,
  'confirmed without its money': `select b.id from bookings b left join purchases p on p.id = b.purchase
    where b.state = 'confirmed' and b.online > 0 and p.state is distinct from 'confirmed' and p.state is distinct from 'refund_due'`,
  'held although it is paid': `select b.id from bookings b join purchases p on p.id = b.purchase where b.state = 'held' and p.state = 'confirmed'`,
  'paid twice and not given back': `select b.booking as id from booking_purchases b join purchases p on p.id = b.purchase where p.state = 'confirmed' group by b.booking having count(*) > 1`,
  'more goes back than was paid': `select id from bookings where refunded > online`,
  'purchase is not what its booking costs': `select p.id from purchases p join booking_purchases bp on bp.purchase = p.id join bookings b on b.id = bp.booking
    where p.kind = 'booking' and b.purchase = p.id and (p.final_price <> b.price + b.charge or p.buyer <> b.buyer)`,
  'last event is not its state': `select b.id from bookings b join lateral (select to_state from booking_events e where e.booking = b.id order by e.id desc limit 1) e on true where e.to_state <> b.state`,
}

/** What is wrong with times, seats, states and money of bookings; nothing, as a rule. */
export async function bookingFaults(db: Queries): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, text] of Object.entries(RULES)) {
    const { rows } = await db.query<{ id: number }>(text)
    if (rows.length > 0) faults.push(`${rule}: ${rows.map(({ id }) => id).join(', ')}`)
  }
  return faults
}
