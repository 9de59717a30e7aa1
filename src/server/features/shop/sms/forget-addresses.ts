import { sql } from 'drizzle-orm'
import { SMS_ADDRESS_DAYS } from '#contract/shop/shop-order-rules.ts'
import type { Database } from '../../../db/connection/open.ts'
import { NO_ADDRESS } from '../../../db/shop/shop-data.ts'

const AT_ONCE = 200

/**
 * Forgets who ordered by SMS, where no buyer has confirmed it and the order has been over for so long that nothing is to be asked about it: no account of theirs
 * can be deleted that would do so. @returns whether there may be more
 */
export async function forgetAddresses(db: Pick<Database['db'], 'execute'>): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with due as (select id, purchase from shop_orders where sms = 'unconfirmed' and state in ('closed', 'cancelled', 'back') and address ->> 'phone_number' <> ''
        and coalesce(ended_at, delivered_at) < now() - make_interval(days => ${SMS_ADDRESS_DAYS}) limit ${AT_ONCE} for update skip locked),
      named as (update purchases set full_name = '', phone_number = '' where id in (select purchase from due))
    update shop_orders set address = ${JSON.stringify(NO_ADDRESS)}::jsonb where id in (select id from due) returning id`)
  return rows.length === AT_ONCE
}
