import { readPage } from '#contract/pages.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { type Operator, openPages } from './open-pages.ts'

/** @throws {PageBroken} a page's file cannot be read */
export function pageRoutes(app: Service, operator: Operator): void {
  const pageOf = openPages(operator)
  serve(app, readPage, ({ params }) => pageOf(params.page))
}
