import type { CaseHandlers } from './cases/case-handler.ts'

/** Every kind of thing that readers report and staff decide about. */
export const caseHandlers = (): CaseHandlers => []
