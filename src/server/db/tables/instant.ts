import { customType } from 'drizzle-orm/pg-core'

/** A moment: `timestamptz` in storage, ISO 8601 UTC (`…Z`) everywhere else, as on the wire. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (stored) => new Date(stored).toISOString(),
})
