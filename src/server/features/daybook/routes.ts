import * as contract from '#contract/daybook/daybook.ts'
import * as writes from '#contract/daybook/daybook-writes.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { exportEntries } from './export-entries.ts'
import { listEntries } from './list-entries.ts'
import { readSums } from './read-sums.ts'
import { addEntry, correctEntry, removeEntry } from './write-entries.ts'

/** The day-book of a seller. */
export function daybookRoutes(app: Service): void {
  serve(app, contract.listDaybook, ({ db, session, query }) => listEntries(db, session.user_id, query))
  serve(app, contract.readDaybookSums, ({ db, session, now }) => readSums(db, { seller: session.user_id, now }))
  serve(app, contract.exportDaybook, ({ db, session, query }) => exportEntries(db, session.user_id, query))
  serve(app, writes.addDaybookEntry, ({ db, session, now, body }) => addEntry(db, { seller: session.user_id, now }, body))
  serve(app, writes.correctDaybookEntry, ({ db, session, now, params, body }) => correctEntry(db, { seller: session.user_id, now }, { ...params, ...body }))
  serve(app, writes.removeDaybookEntry, ({ db, session, params }) => removeEntry(db, session.user_id, params.entry_key))
}
