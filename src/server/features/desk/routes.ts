import * as contract from '#contract/desk/desk.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { countQueues, type DeskQueues } from './count-queues.ts'
import { readFigures } from './read-figures.ts'

/** What staff see first. @param queues how each is counted */
export function deskRoutes(app: Service, queues: DeskQueues): void {
  serve(app, contract.readDesk, ({ db }) => countQueues(db, queues))
  serve(app, contract.readDeskFigures, ({ db, now }) => readFigures(db, now))
}
