interface SeenCards<Card> {
  remember: (cards: readonly Card[]) => void
  seen: (id: number) => Card | undefined
}

/** Keeps in mind what the lists on this page have shown of a noun, so that the page of an item begins with what is known of it. */
export function seenCards<Card>(idOf: (card: Card) => number): SeenCards<Card> {
  const cards = new Map<number, Card>()
  return {
    remember: (shown) => {
      for (const card of shown) cards.set(idOf(card), card)
    },
    seen: (id) => cards.get(id),
  }
}
