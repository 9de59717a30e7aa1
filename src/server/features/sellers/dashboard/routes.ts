import * as contract from '#contract/sellers/dashboard.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { readDashboard } from './read-dashboard.ts'
import type { ViewCounts } from './view-counts.ts'

export function dashboardRoutes(app: Service, { views }: { views: ViewCounts }): void {
  serve(app, contract.readDashboard, ({ db, session, now }) => readDashboard(db, { seller: session.user_id, now }))
  serve(app, contract.countView, async ({ body, address, now }) => {
    await views.count(body.event_id, { address, now })
    return { ok: true as const }
  })
}
