/** A market stall under its awning, on a stitched ground. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="shrink-0 text-brand" fill="none" strokeLinejoin="round">
    <rect width="32" height="32" rx="8" fill="currentColor" />
    <path className="fill-on-brand" d="M9 7h14l3 7a3.3 3.3 0 0 1-6.6 0 3.4 3.4 0 0 1-6.8 0A3.3 3.3 0 0 1 6 14z" />
    <path className="stroke-on-brand" strokeWidth="2" d="M9 18v6m14-6v6" />
    <path className="stroke-marigold-fill" strokeWidth="2" strokeDasharray="4 2" d="M5 25.5h22" />
  </svg>
)
