import * as contract from '#contract/products/product-csv.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import type { ShelfParts } from '../own/parts.ts'
import { exportProductTable } from './export-product-table.ts'
import { importProducts } from './import-products.ts'

/** Products as a table that a spreadsheet opens. */
export function tableRoutes(app: Service, { countWrite }: Pick<ShelfParts, 'countWrite'>): void {
  serve(app, contract.importProducts, ({ db, query, body, session }) =>
    importProducts({ db, countWrite }, { seller: session.user_id, bytes: body, isTrial: query.dry_run ?? false }),
  )
  serve(app, contract.exportProducts, ({ db, session, now }) => exportProductTable(db, { seller: session.user_id, now }))
}
