import { APPLICATION_STATES, type ApplicationState } from '#contract/jobs/own-job-rules.ts'

/** Which applications are listed, as the address says it: undefined: all. */
export const readStateFilter = ({ show }: { show?: unknown }): ApplicationState | undefined => APPLICATION_STATES.find((state) => state === show)
