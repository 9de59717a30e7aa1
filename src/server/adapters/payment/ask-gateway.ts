import type { Breaker } from './breaker.ts'

/** What a logger must be able to do here. Neither the password nor an address with a query ever goes to it. */
export interface PaymentLog {
  warn: (facts: object, text: string) => void
  /** A person has to look at it. */
  error: (facts: object, text: string) => void
}

export interface GatewayConnection {
  /** Without trailing slash. */
  base_url: string
  store: { store_id: string; store_password: string }
  timeout_ms: number
  breaker: Breaker
  log: PaymentLog
}

/** One request: the fields go into the query of a GET, or into the body of a POST. */
export interface GatewayRequest {
  method: 'GET' | 'POST'
  path: string
  fields: Record<string, string>
}

export type Answer = Record<string, unknown>

const MOST_BYTES = 1024 * 1024

/**
 * The gateway's answer as an object; undefined when there was none that can be understood. Follows no redirect.
 * @see facts "SSLCOMMERZ v4" 3, 11
 */
export async function askGateway(connection: GatewayConnection, request: GatewayRequest): Promise<Answer | undefined> {
  const { breaker, log } = connection
  const { path } = request
  if (!breaker.mayAsk()) {
    log.warn({ path }, 'the payment gateway is not asked: it failed several times in a row')
    return undefined
  }
  try {
    const answer = await exchange(connection, request)
    breaker.succeeded()
    return answer
  } catch (error) {
    // A refusal of one request does not count: a buyer who can cause it must not stop the requests of all others.
    if (!(error instanceof Refused)) breaker.failed()
    log.warn({ path, fault: faultOf(error) }, 'the payment gateway gave no answer')
    return undefined
  }
}

class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** The gateway is there, and refused this one request: a filter before it takes a buyer's name for an attack, say. */
class Refused extends NoAnswer {
  override name = 'Refused'
}
/** These say that it is too slow, or asked too much. */
const IS_BUSY = [408, 425, 429]

async function exchange({ base_url, store, timeout_ms }: GatewayConnection, { method, path, fields }: GatewayRequest): Promise<Answer> {
  const form = new URLSearchParams({ ...fields, store_id: store.store_id, store_passwd: store.store_password })
  const address = method === 'GET' ? `${base_url}${path}?${form}` : `${base_url}${path}`
  const response = await fetch(address, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout_ms),
    headers: { accept: 'application/json' },
    ...(method === 'POST' && { body: form }),
  })
  const text = await textOf(response)
  if (!response.ok) throw refusalOf(response.status)
  const answer: unknown = parsed(text)
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw new NoAnswer('not a JSON object')
  return { ...answer }
}

function refusalOf(status: number): NoAnswer {
  const isOfQuestion = status >= 400 && status < 500 && !IS_BUSY.includes(status)
  return new (isOfQuestion ? Refused : NoAnswer)(`status ${status}`)
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > MOST_BYTES) throw new NoAnswer('too long')
  }
  return text + decoder.decode()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new NoAnswer('not JSON', { cause: error })
  }
}

/** The kind of a fault. Messages of `fetch` may repeat the address, which carries the password. */
function faultOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.message
  if (!(error instanceof Error)) return 'unknown'
  const cause: unknown = error.cause
  const code = typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
  return code ?? error.name
}
