import { storedText } from '../../state/stored.ts'

/** The order that was placed last on this phone. @see Specification §3 "Browser local storage" */
export const LAST_ORDER = storedText('event_order_id')
