import { listEvents, readEvent } from '#contract/events/events.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { type Member, signInElsewhere } from '../member.ts'

interface FreeKind {
  id: number
  price: number
  seats: number
}

/** Tickets of the market that cost nothing, ordered from another phone. @returns the order, and what the event is called. */
export async function orderFreeTickets(origin: string, member: Member, quantity: number): Promise<{ event_order_id: string; title: string }> {
  const elsewhere = await signInElsewhere(origin, member)
  const { kind, title } = await freeKind(origin, quantity)
  const body = {
    full_name: 'Rahima Khatun',
    phone_number: '01712345678',
    email: member.email,
    order_note: '',
    total_price: 0,
    discount_price: 0,
    final_price: 0,
    payment_status: 'Pending',
    buyer: 1,
    coupon: null,
    items: [{ event_ticket: kind.id, quantity }],
  }
  const response = await elsewhere.tell(placeOrder.path, body)
  if (!response.ok) throw new Error(`no order: ${response.status} ${await response.text()}`)
  return { event_order_id: (await response.json()).event_order_id, title }
}

async function freeKind(origin: string, quantity: number): Promise<{ kind: FreeKind; title: string }> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { results: { event_id: number; price: number; title: string }[]; next_cursor: string | null } = await json(
      `${origin}${listEvents.path}?limit=50${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    for (const { event_id, title } of page.results.filter(({ price }) => price === 0)) {
      const { related_event_tickets }: { related_event_tickets: FreeKind[] } = await json(origin + readEvent.path.replace('{event_id}', String(event_id)))
      const kind = related_event_tickets.find(({ price, seats }) => price === 0 && seats >= quantity)
      if (kind) return { kind, title }
    }
    cursor = page.next_cursor
  }
  throw new Error('the market has no free tickets')
}

const json = async (address: string) => (await fetch(address)).json()
