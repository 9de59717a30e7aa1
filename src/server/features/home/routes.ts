import * as contract from '#contract/home.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { readHome } from './read-home.ts'

export function homeRoutes(app: Service): void {
  serve(app, contract.readHome, ({ db, now }) => readHome(db, now))
}
