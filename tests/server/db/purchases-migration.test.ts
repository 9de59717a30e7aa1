import { describe, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migration-files.ts'
import { useEmptyDatabases } from '#tests/support/server/empty-databases.ts'

const { open } = useEmptyDatabases()

/** The market as the version before kept it: orders in every state, money that came, went back, or is on its way, a code, letters to be sent. */
const BEFORE = `
  insert into users (username, username_key, email, email_key, password_hash) select 'u' || n, 'u' || n, n || '@a.example', n || '@a.example', '' from generate_series(1, 3) n;
  insert into buyers (user_id) select id from users;
  insert into events (seller, title, type, price, seats, from_time, to_time, description, terms_and_condition, search_words, place_words)
    values (1, 'Baul night', 'Offline', 100, 90, now() + interval '9 days', now() + interval '10 days', '', '', '', '');
  insert into event_tickets (event, title, price, seats, capacity) values (1, 'Floor', 100, 90, 90);
  insert into event_coupons (event, code, code_key, taka, used) values (1, 'Ten', 'TEN', 10, 1);
  insert into event_orders (event_order_id, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, discount_price, service_charge, final_price, coupon)
    select 'ORDER' || n, 2, 1, (array['held', 'confirmed', 'refund_due', 'refunded', 'refund_due', 'confirmed'])[n], 'Mina', '+8801712345678', 'm@a.example',
      100, 150, 100, 10, 60, 150, case when n = 2 then 1 end from generate_series(1, 6) n;
  insert into event_order_items (event_order, event_ticket, quantity, ticket_price, title) select id, 1, 1, 100, 'Floor' from event_orders;
  insert into order_events (event_order, to_state, by) select id, state, 'buyer' from event_orders;
  insert into payment_attempts (event_order, n, tran_id, state, amount_paisa, val_id, paid_paisa)
    values (2, 1, 'EOORDER2-1', 'succeeded', 15000, 'V2', 15000);
  insert into payment_attempts (event_order, n, tran_id, state, amount_paisa, val_id, paid_paisa, bank_tran_id, refund_trans_id, refund_ref_id, refund_paisa,
      refund_reason, refund_asked_at, refunded_at, refund_check_at, refund_checks, refund_failures, refund_fault, refund_begun_at, refund_reference) values
    (3, 1, 'EOORDER3-1', 'refund_pending', 15000, 'V3', 15000, 'B3', 'REOORDER3-1', 'ref3', 15000, 'called-off', '2026-01-02', null, '2026-01-03', 4, 0, null, '2026-01-02', null),
    (4, 1, 'EOORDER4-1', 'refunded', 15000, 'V4', 15000, 'B4', 'REOORDER4-1', 'ref4', 15000, 'review', '2026-01-02', '2026-01-04', null, 1, 0, null, '2026-01-02', 'BK12'),
    (5, 1, 'EOORDER5-1', 'refund_failed', 15000, 'V5', 15000, 'B5', 'REOORDER5-1', null, 15000, 'called-off', '2026-01-02', null, null, 0, 6, 'no account', '2026-01-02', null);
  insert into ledger_entries (move, account, paisa, attempt)
    select e.move || ' ' || a.id, e.account, e.sign * 15000, a.id from payment_attempts a, (values ('paid', 'gateway', 1), ('paid', 'buyers', -1)) e (move, account, sign);
  insert into ledger_entries (move, account, paisa, attempt) values ('by-hand 3', 'buyers', 15000, 3), ('by-hand 3', 'by-hand', -15000, 3);
  insert into order_tasks (event_order, kind, details) values (4, 'letter-refund', '{"attempts": "3"}'), (2, 'letter', '{}');
  insert into notices (user_id, kind, event_order) values (2, 'paid', 2);
  insert into conversations (kind, event_order, asker, begun_by) values ('order', 2, 2, 2);`

describe('a database of the version before keeps', () => {
  it('its orders, what was paid for them, and what goes back, under their new names', async () => {
    const all = await readMigrations()
    const database = await open()
    const sql = async (text: string) => (await database.pool.query(text)).rows
    await migrate(
      database,
      all.filter(({ name }) => name < '0029'),
    )
    await database.pool.query(BEFORE)
    const orders = await sql(`select to_jsonb(o) - 'event_order_id' as row, event_order_id as number from event_orders o order by id`)
    const money = await sql('select account, sum(paisa)::int as paisa, count(*)::int as n from ledger_entries group by account order by account')
    // What the ledger became later has a test of its own.
    await migrate(
      database,
      all.filter(({ name }) => name < '0052'),
    )

    const after = await sql(
      `select to_jsonb(p) - array['number', 'kind', 'method', 'commission', 'advance'] as row, number, kind, method from purchases p order by id`,
    )
    expect(after).toEqual(orders.map((order) => ({ ...order, kind: 'tickets', method: 'online' })))
    expect(await sql('select account, sum(paisa)::int as paisa, count(*)::int as n from ledger_entries group by account order by account')).toEqual(money)
    expect(await sql('select count(*)::int as n from ledger_entries l join payment_attempts a on a.id = l.attempt where a.purchase <> l.purchase')).toEqual([
      { n: 0 },
    ])
    expect(await sql('select a.tran_id, a.owed_back_paisa::int as owed, a.state from payment_attempts a order by id')).toEqual([
      { tran_id: 'EOORDER2-1', owed: 0, state: 'succeeded' },
      { tran_id: 'EOORDER3-1', owed: 15_000, state: 'refund_pending' },
      { tran_id: 'EOORDER4-1', owed: 15_000, state: 'refunded' },
      { tran_id: 'EOORDER5-1', owed: 15_000, state: 'refund_failed' },
    ])
    const refunds =
      await sql(`select attempt, part, paisa::int, reason, state, refund_trans_id, refund_ref_id, asked_at::date::text as asked, refunded_at::date::text as refunded,
      check_at::date::text as check, checks, failures, fault, reference from refunds order by id`)
    const same = { part: 1, paisa: 15_000, asked: '2026-01-02' }
    expect(refunds).toEqual([
      {
        ...same,
        attempt: 2,
        reason: 'called-off',
        state: 'pending',
        refund_trans_id: 'REOORDER3-1',
        refund_ref_id: 'ref3',
        refunded: null,
        check: '2026-01-03',
        checks: 4,
        failures: 0,
        fault: null,
        reference: null,
      },
      {
        ...same,
        attempt: 3,
        reason: 'review',
        state: 'refunded',
        refund_trans_id: 'REOORDER4-1',
        refund_ref_id: 'ref4',
        refunded: '2026-01-04',
        check: null,
        checks: 1,
        failures: 0,
        fault: null,
        reference: 'BK12',
      },
      {
        ...same,
        attempt: 4,
        reason: 'called-off',
        state: 'failed',
        refund_trans_id: 'REOORDER5-1',
        refund_ref_id: null,
        refunded: null,
        check: null,
        checks: 0,
        failures: 6,
        fault: 'no account',
        reference: null,
      },
    ])
    expect(await sql('select purchase, kind, details from purchase_tasks order by id')).toEqual([
      { purchase: 4, kind: 'letter-refund', details: { refunds: '2' } },
      { purchase: 2, kind: 'letter', details: {} },
    ])
    expect(await sql('select event, shop, code, used from coupons')).toEqual([{ event: 1, shop: null, code: 'Ten', used: 1 }])
    const still = `select (select count(*) from event_order_items)::int as lines, (select count(*) from purchase_changes)::int as changes,
      (select count(*) from notices where purchase = 2)::int as notices, (select count(*) from conversations where purchase = 2)::int as talks`
    expect(await sql(still)).toEqual([{ lines: 6, changes: 6, notices: 1, talks: 1 }])
    await database.close()
  })
})
