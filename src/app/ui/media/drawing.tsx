const AWNING = 'M20 8h56l8 14a8.5 8.5 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0 8.5 8.5 0 0 1-18 0z'
const LINES = {
  /** A signpost with arrows both ways. */
  lost: 'M48 60V6M32 12h30l8 7-8 7H32zM64 32H36l-8 7 8 7h28z',
  /** A market stall with nothing on its table. */
  empty: `${AWNING}M22 30v30M74 30v30M22 44h52`,
  /** A market stall with its shutter down, and a lock. */
  closed: `${AWNING}M22 30v30h52V30M22 38h18M56 38h18M22 48h18M56 48h18M42 42h12v10H42zM45 42v-3a3 3 0 0 1 6 0v3`,
  /** A ticket with a stub to tear off. */
  ticket: 'M14 14h68v12a6 6 0 0 0 0 12v12H14V38a6 6 0 0 0 0-12z',
} as const

/** A drawing for screens that have little else to show: lines on a stitched ground, in the colours of the theme. It says nothing that the words beside it do not. */
export const Drawing = ({ name }: { name: keyof typeof LINES }) => (
  <svg
    viewBox="0 0 96 64"
    width="144"
    height="96"
    aria-hidden="true"
    fill="none"
    strokeWidth="2"
    strokeLinejoin="round"
    strokeLinecap="round"
    className="text-brand"
  >
    <path stroke="currentColor" d={LINES[name]} />
    <path className="stroke-marigold-fill" strokeDasharray="8 5" d="M4 61h88" />
  </svg>
)
