import { type ReturnFacts, type ReturnState, returnActionsOf, turnOf } from '#contract/shop/return-rules.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { inHours, NUMBER } from '../orders/a-shop-order.ts'

export const RETURN_NUMBER = 'R7M2Q9TXBR'
export const RETURNS = '/api/shop_return/'
export const RETURN = `${RETURNS}${RETURN_NUMBER}/`

/** What each state has besides its name. */
const MOMENTS: Partial<Record<ReturnState, Partial<ShopReturn>>> = {
  asked: { due_by: inHours(70) },
  declined: { due_by: inHours(160), answered_at: inHours(-1), declined_for: 'used', answer: 'It was worn.' },
  disputed: { answered_at: inHours(-2), declined_for: 'used', answer: 'It was worn.', escalated_by: 'buyer', escalation: 'Never worn.' },
  agreed: { due_by: inHours(160), answered_at: inHours(-1), remedy: 'refund', amount: 2500, goes_back: true, answer: 'Shop 4, New Market' },
  sent_back: {
    due_by: inHours(200),
    answered_at: inHours(-9),
    remedy: 'refund',
    amount: 2500,
    goes_back: true,
    sent_back_at: inHours(-1),
    courier: 'Sundarban',
  },
  received: {
    due_by: inHours(200),
    answered_at: inHours(-9),
    remedy: 'refund',
    amount: 2500,
    goes_back: true,
    sent_back_at: inHours(-4),
    received_at: inHours(-1),
    is_whole: true,
  },
  given: { due_by: inHours(160), answered_at: inHours(-9), remedy: 'refund', amount: 2500, given_at: inHours(-1), reference: 'TX-99' },
  settled: { answered_at: inHours(-9), remedy: 'refund', amount: 2500, given_at: inHours(-3), reference: 'TX-99', ended_at: inHours(-1) },
  withdrawn: { ended_at: inHours(-1) },
  lapsed: { answered_at: inHours(-200), declined_for: 'used', answer: 'It was worn.', ended_at: inHours(-1) },
  refused: {
    answered_at: inHours(-9),
    declined_for: 'used',
    answer: 'It was worn.',
    ended_at: inHours(-1),
    decision: { for: 'seller', reason: 'The pictures show wear.', at: inHours(-1) },
  },
}

/** A complaint about an order in cash, as the service answers it to its buyer. What may be done follows from what it is. */
export function aReturn(over: Partial<ShopReturn> = {}): ShopReturn {
  const state = over.state ?? 'asked'
  const made: ShopReturn = {
    number: RETURN_NUMBER,
    state,
    order: NUMBER,
    method: 'cod',
    seller: { id: 4, name: 'Rahima Crafts', slug: 'rahima' },
    why: 'broken',
    wish: 'refund',
    text: 'The seam is open',
    lines: [{ line_id: 1, title: 'Jamdani sari', values: ['Red'], picture: null, tone: 3, price: 2500, quantity: 1 }],
    pictures: [{ id: 8, width: 800, height: 600, bytes: 120_000 }],
    asked_amount: 2500,
    value: 2500,
    most: 2920,
    answer: '',
    declined_for: null,
    answered_at: null,
    remedy: null,
    amount: null,
    goes_back: false,
    courier: '',
    tracking: '',
    sent_back_at: null,
    received_at: null,
    is_whole: null,
    reference: '',
    given_courier: '',
    given_tracking: '',
    given_at: null,
    refund: null,
    escalated_by: null,
    escalation: '',
    decision: null,
    asked_at: inHours(-10),
    due_by: null,
    ended_at: null,
    turn: null,
    changes: [{ at: inHours(-10), from: null, to: 'asked', by: 'buyer', action: 'ask' }],
    server_time: inHours(0),
    side: 'bought',
    name: over.side === 'sold' ? 'Nasrin Akter' : 'Rahima Crafts',
    can: [],
    ...MOMENTS[state],
    ...over,
  }
  const facts: ReturnFacts = { ...made, isDue: made.due_by !== null && Date.parse(made.due_by) < Date.now() }
  return { ...made, turn: turnOf(facts), can: over.can ?? returnActionsOf(made.side === 'bought' ? 'buyer' : 'seller', facts) }
}
