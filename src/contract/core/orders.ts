/** What a list can be sorted by, said once: page, worker and service order alike, and the service's cursors name it. */
export interface Order<Card> {
  /** Told apart by it in cursors. */
  readonly letter: string
  /** The field with the moment it goes by, ISO 8601; or else a number. */
  readonly at?: keyof Card
  readonly by?: (card: Card) => number
  /** The latest or highest first, ties too. */
  readonly isDescending?: true
}

type Orders<Card, Name extends string> = Readonly<Record<Name, Order<Card>>>

/** Makes comparators of orders, for rows that come from the phone. Ties go by id, as on the server; no moment is before all others. */
export const comparing =
  <Card, Name extends string>(orders: Orders<Card, Name>, idOf: (card: Card) => number) =>
  (name: Name): ((a: Card, b: Card) => number) => {
    const { at, by, isDescending } = orders[name]
    const keyOf = (card: Card) => (at ? momentIn(card[at]) : (by?.(card) ?? 0))
    const compare = (a: Card, b: Card) => keyOf(a) - keyOf(b) || idOf(a) - idOf(b)
    return isDescending ? (a, b) => compare(b, a) : compare
  }

const momentIn = (value: unknown): number => (typeof value === 'string' && value ? Date.parse(value) : 0)

/** The same as cursors need it: a letter for each, and those that go by a moment. */
export function cursorOrders<Card, Name extends string>(orders: Orders<Card, Name>): { letters: Record<Name, string>; timed: Name[] } {
  const names = Object.keys(orders) as Name[]
  return {
    letters: Object.fromEntries(names.map((name) => [name, orders[name].letter])) as Record<Name, string>,
    timed: names.filter((name) => orders[name].at !== undefined),
  }
}
