import type { EndpointSpec, ResultOf } from '#contract/core/endpoint.ts'
import { askService } from '../http/ask-service.ts'

/** A list of thousands of tickets comes over a bad line: longer than other answers. */
const GIVE_UP_AFTER_MS = 60_000

/**
 * Asks the service without an account, past every cache: a gate lets people in by what it is told.
 * @throws {Problem} offline, too-slow, busy, strange-answer — nothing is known; or the service's own code.
 */
export const askForGate = <const E extends EndpointSpec>(spec: E, body?: unknown): Promise<ResultOf<E>> =>
  askService(spec, { body, timeoutMs: GIVE_UP_AFTER_MS })
