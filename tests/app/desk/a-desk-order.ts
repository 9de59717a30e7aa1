import type { Approval } from '#contract/desk/approvals.ts'
import type { DeskOrderFile } from '#contract/desk/order-file.ts'

const AT = '2026-11-20T06:00:00.000Z'

/** An order of 260 taka that is good, with its ledger. */
export const aDeskOrder = (over: Partial<DeskOrderFile> = {}): DeskOrderFile => ({
  number: 'ABCDE12345',
  kind: 'tickets',
  state: 'confirmed',
  reason: null,
  created_at: AT,
  title: 'Boishakhi Mela, 2026-12-01 12:00',
  bought: '2 × General',
  event: { event_id: 7, title: 'Boishakhi Mela' },
  seller: { full_name: 'Lila Stage', slug: 'lila-stage' },
  total_price: 200,
  discount_price: 0,
  service_charge: 60,
  final_price: 260,
  advance: 0,
  method: 'online',
  masked: { full_name: 'N••• A•••', phone_number: '•••678', email: 'n•••@m•••' },
  left_paisa: 26_000,
  orders: [],
  attempts: [
    {
      ...{ tran_id: 'EOABCDE1234501', state: 'succeeded', amount_paisa: 26_000, paid_paisa: 26_000, bank_tran_id: 'B1', card_type: 'VISA' },
      ...{ card_no: '4111', risk_level: 0, created_at: AT, decided_at: AT, given_up_at: null },
    },
  ],
  refunds: [],
  ledger: [
    { id: 1, at: AT, move: 'paid', tran_id: 'EOABCDE1234501', part: 1, account: 'gateway', paisa: 25_350, balance: 25_350 },
    { id: 2, at: AT, move: 'paid', tran_id: 'EOABCDE1234501', part: 1, account: 'fees', paisa: 650, balance: 650 },
    { id: 3, at: AT, move: 'paid', tran_id: 'EOABCDE1234501', part: 1, account: 'buyers', paisa: -26_000, balance: -26_000 },
    { id: 4, at: AT, move: 'earned', tran_id: 'EOABCDE1234501', part: 1, account: 'buyers', paisa: 26_000, balance: 0 },
    { id: 5, at: AT, move: 'earned', tran_id: 'EOABCDE1234501', part: 1, account: 'sales', paisa: -20_000, balance: -20_000 },
    { id: 6, at: AT, move: 'earned', tran_id: 'EOABCDE1234501', part: 1, account: 'service', paisa: -6000, balance: -6000 },
  ],
  changes: [{ id: 1, at: AT, from_state: 'paying', to_state: 'confirmed', by: 'gateway', staff: null, second: null, why: null, details: {} }],
  messages: [],
  approvals: [],
  ...over,
})

export const anApproval = (over: Partial<Approval> = {}): Approval => ({
  ...{ id: 5, kind: 'refund', state: 'waiting', subject: 'ABCDE12345', title: 'Boishakhi Mela', page: '/desk/orders/ABCDE12345', taka: 60_060 },
  ...{ reason: 'called off', asked_by: 'anika', asked_at: AT, is_own: false, decided_by: null, decided_at: null, decision_reason: null, void_reason: null },
  ...over,
})
