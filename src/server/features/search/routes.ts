import * as contract from '#contract/search/search.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { searchAll } from './search-all.ts'
import { suggest } from './suggest.ts'

export function searchRoutes(app: Service): void {
  serve(app, contract.searchAll, ({ db, query, now }) => searchAll(db, query, now))
  serve(app, contract.suggest, ({ db, query, now }) => suggest(db, query.q ?? '', now))
}
