import { Fragment, type ReactNode, Suspense } from 'react'

/** Cards that come to life together; between two slices the page can answer a tap. */
const SLICE = 4

interface Props<Card> {
  cards: readonly Card[]
  idOf: (card: Card) => number
  /** Its columns and gaps, where they are not 1, 2 and 3 as the screen is wider. */
  columns?: string
  /** @param isFirst in the first viewport */
  children: (card: Card, isFirst: boolean) => ReactNode
}

/** Cards in columns. The boundaries never wait for anything: they are where hydration may pause. */
export function CardGrid<Card>({ cards, idOf, columns = 'gap-4 sm:grid-cols-2 xl:grid-cols-3', children }: Props<Card>) {
  const slices = Array.from({ length: Math.ceil(cards.length / SLICE) }, (_, at) => cards.slice(at * SLICE, (at + 1) * SLICE))
  return (
    <div className={`grid ${columns}`}>
      {slices.map((slice, at) => (
        <Suspense key={slice[0] && idOf(slice[0])}>
          {slice.map((card, inSlice) => (
            <Fragment key={idOf(card)}>{children(card, at === 0 && inSlice === 0)}</Fragment>
          ))}
        </Suspense>
      ))}
    </div>
  )
}
