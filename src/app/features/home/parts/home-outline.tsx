const ROWS = ['a', 'b', 'c', 'd']

/** The geometry of Home while nothing of it is known. */
export const HomeOutline = () => (
  <div className="grid gap-4" aria-hidden="true">
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-8">
      <div className="skeleton h-64" />
      <div className="skeleton h-72" />
    </div>
    <div className="skeleton h-12" />
    <div className="grid gap-2 sm:grid-cols-2">
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-24" />
      ))}
    </div>
  </div>
)
