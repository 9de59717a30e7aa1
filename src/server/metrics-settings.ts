import * as v from 'valibot'

const SHORTEST_TOKEN = 20

/** What programs that collect send as `Authorization: Bearer …`. @see https://www.rfc-editor.org/rfc/rfc6750#section-2.1 */
export const metricsToken = v.pipe(
  v.string(),
  v.minLength(SHORTEST_TOKEN, `must have at least ${SHORTEST_TOKEN} characters`),
  v.regex(/^[\w.~+/-]+=*$/, 'may have letters, digits and - . _ ~ + / alone, = at its end'),
)

/** Where measurements are answered. */
export interface MetricsSettings {
  port: number
  host: string
  /** Absent: asked for without one, from this machine alone. */
  token: string | undefined
}

/** Addresses that only programs of this machine reach. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

/** What is wrong with the settings of measurements taken together. */
export function missingForMetrics(given: Record<string, string | undefined>): string[] {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = given
  if (port === undefined) return []
  const wrong: string[] = []
  if (port === (given.PORT ?? '3000')) wrong.push('METRICS_PORT must be another port than PORT: what is measured is not for the public')
  if (host !== undefined && !LOOPBACK.test(host) && !token)
    wrong.push('METRICS_TOKEN is required where METRICS_HOST lets other machines in: what is measured is for operators alone')
  return wrong
}

/** Undefined: nothing is measured. */
export const metricsOf = (port: number | undefined, host: string, token: string | undefined): MetricsSettings | undefined =>
  port === undefined ? undefined : { port, host, token }
