import { addresses } from '#server/db/tables/addresses.ts'
import type { TestApp } from '../app.ts'

/** As its owner types it. */
export const AN_ADDRESS = {
  full_name: 'Somebody',
  phone_number: '01712345678',
  division: 'Dhaka',
  district: 'Dhaka',
  area: 'Dhanmondi',
  line: 'House 4, Road 2',
  landmark: '',
}

/** An address of a person; gives its id. */
export async function makeAddress({ database: { db } }: Pick<TestApp, 'database'>, user_id: number): Promise<number> {
  const [made] = await db
    .insert(addresses)
    .values({ ...AN_ADDRESS, user_id, client_key: `address-of-${user_id}-in-the-book`, phone_number: '+8801712345678' })
    .returning({ id: addresses.id })
  return made?.id ?? 0
}
