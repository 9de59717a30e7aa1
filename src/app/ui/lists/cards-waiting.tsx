const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

interface CardsWaitingProps {
  /** Says what is on its way. */
  text: string
  /** Without pictures, one below the other. */
  isRows?: boolean
}

/** The geometry of a grid of cards while nothing of it is known. */
export const CardsWaiting = ({ text, isRows = false }: CardsWaitingProps) => (
  <div aria-busy="true">
    <div role="status" className="min-h-12 flex items-center text-ink-soft">
      <h1 className="font-400 text-base">{text}</h1>
    </div>
    <div className={isRows ? 'grid gap-3' : 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className="card">
          {isRows || <div className="aspect-video bg-sunken" />}
          <div className="grid gap-2 p-3">
            <div className="skeleton h-10" />
            <div className="skeleton h-5 w-1/2" />
            <div className="skeleton h-5 w-2/3" />
            <div className="skeleton h-12 mt-6" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
