import { isProblemCode, Problem, type ProblemCode } from '#contract/core/problem.ts'

/** Whether it says that it is JSON: a captive portal writes pages. */
export const isJson = (response: Response): boolean => /\bjson\b/.test(response.headers.get('content-type') ?? '')

/**
 * The JSON of a response, as text and read; undefined where something else came.
 * @throws what fetch throws, when the response is cut off.
 */
export async function readJsonText(response: Response): Promise<{ text: string; body: unknown } | undefined> {
  if (!isJson(response)) return undefined
  const text = await response.text()
  try {
    return { text, body: JSON.parse(text) }
  } catch {
    // Cut off without the network saying so.
    return undefined
  }
}

/** The JSON of a response. @throws {Problem} strange-answer — it is none, or was cut off. */
export async function readJson(response: Response): Promise<unknown> {
  const read = await readJsonText(response).catch((cause: unknown) => {
    throw new Problem('strange-answer', { cause })
  })
  if (!read) throw new Problem('strange-answer')
  return read.body
}

/** What our service refused with, in its own words. */
interface Refusal {
  /** Another version of the service may have codes that this one does not know. */
  code: string
  /** The inputs at fault, by name. */
  fields?: Record<string, string>
  /** Numbers that explain it. */
  facts?: Record<string, number>
  requestId?: string
}

/** The refusal in a body; undefined where it is not our service's: a captive portal says 404 too. @see RFC 9457; `ProblemBody` */
export function refusalIn(body: unknown): Refusal | undefined {
  if (typeof body !== 'object' || body === null || !('status' in body)) return undefined
  const { code, fields, facts, request_id } = body as Record<string, unknown>
  if (typeof code !== 'string') return undefined
  return {
    code,
    ...(isRecordOf<string>('string', fields) && { fields }),
    ...(isRecordOf<number>('number', facts) && { facts }),
    ...(typeof request_id === 'string' && { requestId: request_id }),
  }
}

const isRecordOf = <T>(type: 'string' | 'number', value: unknown): value is Record<string, T> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === type)

/**
 * What the service refuses with, as a problem.
 * @param body its JSON. @param otherwise where it was not our service, or says what this version has no word for.
 */
export function problemOf(response: Response, body: unknown, otherwise: ProblemCode = 'strange-answer'): Problem {
  const { code, ...more } = refusalIn(body) ?? {}
  const retryAfterSeconds = retryAfterOf(response)
  return isProblemCode(code) ? new Problem(code, { ...more, ...(retryAfterSeconds > 0 && { retryAfterSeconds }) }) : new Problem(otherwise)
}

/** Seconds to wait before asking again, from seconds or a date; 0 where nothing is said. @see RFC 9110, 10.2.3 */
export function retryAfterOf(response: Response): number {
  const value = response.headers.get('retry-after')
  if (!value) return 0
  const seconds = Number.isFinite(Number(value)) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Math.max(0, seconds || 0)
}
