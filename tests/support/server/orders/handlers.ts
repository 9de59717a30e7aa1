import type { Database } from '#server/db/connection/open.ts'
import { openTicketSigner } from '#server/features/events/tickets/open-ticket-signer.ts'
import { purchaseHandlers } from '#server/purchase-handlers.ts'
import { TEST_SECRET } from '../app.ts'

/** What the app of a test does with purchases, for tests that do a step themselves. */
export const handlersOf = ({ database }: { database: Database }) => purchaseHandlers(() => openTicketSigner(database, TEST_SECRET))
