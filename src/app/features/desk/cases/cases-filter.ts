import { CASE_KINDS, type CaseKind } from '#contract/cases/case-kinds.ts'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { CASE_LISTS, type CaseList } from '#contract/desk/cases.ts'

/** Which cases are listed. */
export interface CasesFilter {
  /** Undefined: of every kind. */
  kind: CaseKind | undefined
  state: CaseList
}

/** @param search of the address; what is unknown there means all that wait */
export const readCasesFilter = ({ kind, state }: Record<string, unknown>): CasesFilter => ({
  kind: CASE_KINDS.find((one) => one === kind),
  state: CASE_LISTS.find((one) => one === state) ?? 'open',
})

/** Address of a list, or of one case beside it. */
export const casesPath = ({ kind, state }: CasesFilter, id?: number): `/${string}` =>
  `/desk/cases${id === undefined ? '' : `/${id}`}${canonicalQuery({ kind, ...(state !== 'open' && { state }) })}`
