import { BUYER_A, type RouteEntry, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NOBODYS = 2_000_000_000
const ofA = ({ buyerA: { chats } }: Six) => ({ conversation_id: chats.conversation })
const OWN = { expected: BUYER_A, missing: { conversation_id: NOBODYS } }
const OWN_MESSAGE = { expected: BUYER_A, missing: { message_id: NOBODYS } }

/** Who may do what with messages between two sides. */
export const CONVERSATION_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/conversation/': { expected: SIGNED_IN },
  'GET /api/conversation_start/': { expected: SIGNED_IN, ask: () => ({ query: { kind: 'support' } }) },
  'GET /api/conversation/{conversation_id}/': { ...OWN, ask: (six) => ({ params: ofA(six) }) },
  'POST /api/conversation/{conversation_id}/read/': { ...OWN, ask: (six) => ({ params: ofA(six), body: { up_to: 2_147_483_647 } }) },
  'POST /api/conversation_message/': { expected: SIGNED_IN, ask: () => ({ body: { kind: 'support', text: 'Where is my refund?' } }) },
  'GET /api/conversation_message/{message_id}/picture/': {
    ...OWN_MESSAGE,
    ask: ({ buyerA: { chats } }) => ({ params: { message_id: chats.pictured } }),
  },
  'POST /api/conversation_message/{message_id}/report/': {
    ...OWN_MESSAGE,
    ask: ({ buyerA: { chats } }) => ({ params: { message_id: chats.pictured }, body: { reason: 'scam', note: 'Look.' } }),
  },
}
