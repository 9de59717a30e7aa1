import * as contract from '#contract/events/events.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { listEventCategories, listEventSubcategories, listEventSubsubcategories } from './list-categories.ts'
import { listEvents } from './list-events.ts'
import { readEvent } from './read-event.ts'

export function eventRoutes(app: Service): void {
  serve(app, contract.listEvents, ({ query, db, now }) => listEvents(db, query, now))
  serve(app, contract.readEvent, ({ params, db, now }) => readEvent(db, params.event_id, now))
  serve(app, contract.listEventCategories, ({ db }) => listEventCategories(db))
  serve(app, contract.listEventSubcategories, ({ db }) => listEventSubcategories(db))
  serve(app, contract.listEventSubsubcategories, ({ db }) => listEventSubsubcategories(db))
}
