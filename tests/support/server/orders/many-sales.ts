import type { TestApp } from '../app.ts'

/** So many confirmed orders of one seat each, without the way there: `Guest 1` and so on, the first the oldest. Every third is Bangla. */
export async function makeSales({ database: { pool } }: Pick<TestApp, 'database'>, { event, ticket, buyer, many }: Sales): Promise<void> {
  await pool.query(
    `with made as (
       insert into purchases (number, buyer, event, state, full_name, phone_number, email, language, asked_total, asked_final, total_price, service_charge, final_price, confirmed_at)
       select 'S' || $1::int || lpad(n::text, 6, '0'), (select id from buyers where user_id = $3), $1, 'confirmed',
         case when n % 3 = 0 then 'অতিথি ' || translate(n::text, '0123456789', '০১২৩৪৫৬৭৮৯') else 'Guest ' || n end,
         '+88017' || lpad(n::text, 8, '0'), 'guest' || n || '@mail.example', 'en', 0, 0, 0, 0, 0, now()
       from generate_series(1, $4::int) n order by n returning *),
     line as (insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select id, $2, 1, 0, 'Floor' from made returning *)
     insert into tickets (seat, purchase, event_order_item, event, event_ticket, code, qr, holder_name)
     select 1, made.id, line.id, $1, $2, 'C' || lpad(made.id::text, 7, '0'), 'not signed', made.full_name from made join line on line.purchase = made.id`,
    [event, ticket, buyer, many],
  )
}

interface Sales {
  event: number
  ticket: number
  /** Whose orders they are, by account. */
  buyer: number
  many: number
}
