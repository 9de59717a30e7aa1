import { setTimeout as pause } from 'node:timers/promises'
import { answerJson, answerText, bodyOf, type Exchange } from './exchange.ts'
import type { Gateway } from './gateway.ts'
import { readRefund, startRefund } from './give-back.ts'
import { queryBySession, queryByTranId, tryByValId, validate } from './look-up.ts'
import { openSession } from './open-session.ts'
import type { Switches } from './switches.ts'

const SLOW_MS = 30_000

/** What the shop's server asks, by method and path. */
export const PROTOCOL_ROUTES: Record<string, (gateway: Gateway, exchange: Exchange) => Promise<void>> = {
  'POST /gwprocess/v4/api.php': answerOpen,
  'GET /validator/api/validationserverAPI.php': answerValidation,
  'GET /validator/api/merchantTransIDvalidationAPI.php': answerQuery,
}

async function answerOpen(gateway: Gateway, exchange: Exchange): Promise<void> {
  const form = new URLSearchParams(await bodyOf(exchange))
  const fields = Object.fromEntries(form)
  const { open, slow_ms } = gateway.switches.of(fields.tran_id ?? '')
  if (await misbehave(exchange, open === 'refused' ? undefined : open, slow_ms)) return
  answerJson(exchange, await openSession(gateway, fields))
}

async function answerValidation(gateway: Gateway, exchange: Exchange): Promise<void> {
  const val_id = exchange.query.get('val_id') ?? ''
  const set = gateway.switches.of(tryByValId(gateway, val_id)?.session.tran_id ?? '')
  if (await misbehave(exchange, set.validation, set.slow_ms)) return
  answerJson(exchange, refusalOf(gateway, exchange, set) ?? (await validate(gateway, val_id)))
}

/** One path for four calls: which it is depends on the parameters. */
async function answerQuery(gateway: Gateway, exchange: Exchange): Promise<void> {
  const fields = Object.fromEntries(exchange.query)
  const { tran_id, sessionkey, bank_tran_id, refund_ref_id } = fields
  const about = tran_id ?? refundedBy(gateway, fields) ?? ''
  const set = gateway.switches.of(about)
  const isRefund = bank_tran_id !== undefined || refund_ref_id !== undefined
  if (await misbehave(exchange, isRefund ? set.refund_call : set.query, set.slow_ms)) return
  const answer = async () => {
    if (tran_id !== undefined) return queryByTranId(gateway, tran_id)
    if (sessionkey !== undefined) return queryBySession(gateway, sessionkey)
    if (bank_tran_id !== undefined) return startRefund(gateway, fields)
    return refund_ref_id === undefined ? { APIConnect: 'INVALID_REQUEST' } : readRefund(gateway, refund_ref_id)
  }
  answerJson(exchange, refusalOf(gateway, exchange, set) ?? (await answer()))
}

function refundedBy({ keeper }: Gateway, { bank_tran_id, refund_ref_id }: Record<string, string>): string | undefined {
  const { sessions, refunds } = keeper.book
  if (refund_ref_id !== undefined) return refunds.find((one) => one.refund_ref_id === refund_ref_id)?.tran_id
  return sessions.find((session) => session.tries.some((one) => one.bank_tran_id !== '' && one.bank_tran_id === bank_tran_id))?.tran_id
}

function refusalOf({ store }: Gateway, { query }: Exchange, { api_connect }: Switches): object | undefined {
  if (query.get('store_id') !== store.id || query.get('store_passwd') !== store.password) return { APIConnect: 'FAILED' }
  return api_connect && { APIConnect: api_connect }
}

/** @returns whether the answer was given instead. A slow answer is right when it comes. */
async function misbehave(exchange: Exchange, fault: '500' | 'html' | 'slow' | 'reset' | undefined, slowMs = SLOW_MS): Promise<boolean> {
  const { incoming, outgoing } = exchange
  if (fault === 'slow') {
    // The pause ends when the client has given up.
    const gone = new AbortController()
    outgoing.once('close', () => gone.abort())
    await pause(slowMs, undefined, { signal: gone.signal }).catch(() => undefined)
  }
  if (fault === '500') answerText(exchange, 500, 'Internal Server Error')
  if (fault === 'html') outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Site is under maintenance</body></html>')
  if (fault === 'reset') incoming.socket.resetAndDestroy()
  return fault !== undefined && fault !== 'slow'
}
