import { vi } from 'vitest'
import type { ScanToSend } from '#contract/events/check-ins.ts'
import type { GateList } from '#contract/events/gate.ts'
import { packClaim, qrText } from '#contract/events/ticket-code.ts'
import { fakeLocks } from './fake-locks.ts'
import { FakeNetwork, json } from './fake-network.ts'
import { emptyPhone, ORIGIN } from './fake-phone.ts'

export const SECRET = 's'.repeat(32)
export const EVENT = 7
export const KIND = 11
export const LIST = '/api/gate/list/'
export const SCANS = '/api/gate/scans/'

/** A key of the service, and what signs with it. */
export async function aSigner(kid = 0) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const sign = async (ticket: number, over: { event?: number; code?: string } = {}) => {
    const claim = packClaim({ kid, ticket, event: EVENT, event_ticket: KIND, code: codeFor(ticket), holder: new Uint8Array(8), ...over })
    return qrText(claim, new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, claim)))
  }
  return { key: { kid, kty: 'EC' as const, crv: 'P-256' as const, x, y }, sign }
}

/** Eight characters that belong to one ticket. */
export const codeFor = (ticket: number): string => ticket.toString(16).toUpperCase().padStart(8, '0')

export const aTicketAtGate = (id: number, over: object = {}) => ({
  id,
  code: codeFor(id),
  holder_name: `Holder ${id}`,
  event_ticket: KIND,
  state: 'valid' as const,
  ...over,
})

/** What the service tells a gate. */
export const aList = (over: Partial<GateList> = {}): GateList => ({
  event: { event_id: EVENT, title: 'Baul night', from_time: '2090-01-01T12:00:00.000Z', to_time: '2090-01-01T16:00:00.000Z', is_called_off: false },
  label: 'North',
  expires_at: '2090-01-01T20:00:00.000Z',
  kinds: [{ id: KIND, title: 'Floor', entry: 'each-day', days: [] }],
  is_whole: true,
  tickets: [1, 2, 3].map((id) => aTicketAtGate(id)),
  scans: [],
  server_time: new Date().toISOString(),
  ...over,
})

/** A phone with nothing on it, and a network that answers nothing yet. */
export function aGatePhone(): FakeNetwork {
  emptyPhone()
  const network = new FakeNetwork(ORIGIN)
  vi.stubGlobal('fetch', network.fetch)
  vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() })
  return network
}

/** A service that counts every scan. @returns what it was sent */
export function takesScans(network: FakeNetwork): ScanToSend[][] {
  const taken: ScanToSend[][] = []
  network.on(SCANS, ({ body }) => {
    const { scans } = JSON.parse(body) as { scans: ScanToSend[] }
    taken.push(scans)
    const results = scans.map(({ key, scanned_at }) => ({ key, outcome: 'admitted', admitted_at: scanned_at, gate: 'North' }))
    return json({ results, server_time: new Date().toISOString() })
  })
  return taken
}
