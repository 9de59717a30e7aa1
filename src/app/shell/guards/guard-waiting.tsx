/** While the phone finds out who is signed in: the calm outline of a screen. */
export const GuardWaiting = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-4">
    <h1 className="sr-only">{label}</h1>
    <div className="skeleton h-8 w-48 max-w-full" />
    <div className="skeleton h-32" />
    <div className="skeleton h-32" />
  </div>
)
