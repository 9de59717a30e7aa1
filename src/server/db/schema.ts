import * as accounts from './tables/accounts.ts'
import * as events from './tables/events.ts'
import * as orders from './tables/orders.ts'
import * as search from './tables/search.ts'
import * as sellers from './tables/sellers.ts'
import * as upkeep from './tables/upkeep.ts'

/** Every table there is, for Drizzle. */
export const schema = { ...accounts, ...events, ...orders, ...search, ...sellers, ...upkeep }
