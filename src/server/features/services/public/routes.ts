import * as contract from '#contract/services/services.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { listServiceCategories } from './list-categories.ts'
import { listServices } from './list-services.ts'
import { readService } from './read-service.ts'

/** What everybody sees of services. A seller's own list has the address of the public one, and comes first. */
export function servicePublicRoutes(app: Service): void {
  serve(app, contract.listServices, ({ query, db, now }) => listServices(db, query, now))
  serve(app, contract.readService, ({ params, db, now }) => readService(db, params.service_id, now))
  serve(app, contract.listServiceCategories, ({ db }) => listServiceCategories(db))
}
