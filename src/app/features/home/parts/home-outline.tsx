const ROWS = ['a', 'b', 'c', 'd']

/** The geometry of Home while nothing of it is known. */
export const HomeOutline = () => (
  <div className="grid gap-4" aria-hidden="true">
    <div className="skeleton -mt-5 h-40 lg:h-72" />
    <div className="skeleton h-12" />
    <div className="skeleton h-40" />
    <div className="grid gap-2 sm:grid-cols-2">
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-24" />
      ))}
    </div>
  </div>
)
