export const ORDER_GROUPS = ['to-pay', 'paid', 'ended'] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]

/** What an address asks for of the list; anything else means all. */
export const readOrderGroup = (search: Record<string, unknown>): { show?: OrderGroup } => {
  const show = ORDER_GROUPS.find((group) => group === search.show)
  return show ? { show } : {}
}

/** Which order an address is about. */
export const readOrderAsked = ({ event_order_id }: Record<string, unknown>): { event_order_id?: string } =>
  typeof event_order_id === 'string' && event_order_id !== '' ? { event_order_id } : {}
