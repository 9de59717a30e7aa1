const AWNING = 'M20 8h56l8 14a8.5 8.5 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0 8.5 8.5 0 0 1-18 0z'
const LINES = {
  /** A signpost with arrows both ways. */
  lost: 'M48 60V6M32 12h30l8 7-8 7H32zM64 32H36l-8 7 8 7h28z',
  /** A market stall with nothing on its table. */
  empty: `${AWNING}M22 30v30M74 30v30M22 44h52`,
  /** A market stall with its shutter down, and a lock. */
  closed: `${AWNING}M22 30v30h52V30M22 38h18M56 38h18M22 48h18M56 48h18M42 42h12v10H42zM45 42v-3a3 3 0 0 1 6 0v3`,
  /** The same with goods on its table. */
  open: `${AWNING}M22 30v30M74 30v30M22 44h52M29 44v-8h9v8M43 44a5 6 0 0 1 10 0M59 44l4-9 4 9`,
  /** A magnifying glass that sees nothing. */
  search: 'M42 8a20 20 0 1 1 0 40 20 20 0 0 1 0-40zM56 42l16 16M35 21l14 14M49 21L35 35',
  /** A heart on a string. */
  heart: 'M48 4v12M48 56C16 38 20 14 36 14c6 0 11 4 12 9 1-5 6-9 12-9 16 0 20 24-12 42z',
  /** A bag for papers. */
  work: 'M20 22h56v32H20zM38 22v-9h20v9M20 36h24M52 36h24M44 32h8v8h-8z',
  /** An open book. */
  book: 'M48 18c-8-6-20-6-30-4v38c10-2 22-2 30 4 8-6 20-6 30-4V14c-10-2-22-2-30 4zM48 18v38M26 24c5-1 10 0 14 2M26 33c5-1 10 0 14 2M56 26c4-2 9-3 14-2M56 35c4-2 9-3 14-2',
  bell: 'M34 44V30a14 14 0 0 1 28 0v14l6 7H28zM43 51a5 5 0 0 0 10 0M48 16v-7M22 22c-3 5-3 11-1 16M74 22c3 5 3 11 1 16',
  /** A paper plane. */
  sent: 'M18 34L80 8 62 54 44 42zM44 42L80 8M44 42v14l8-9',
  /** A phone whose waves are cut off. */
  offline: 'M37 6h22v52H37zM45 51h6M27 22c-4 6-4 14 0 20M69 22c4 6 4 14 0 20M18 56L78 8',
  /** A framed picture. */
  picture: 'M20 10h56v44H20zM20 46l17-16 14 13 9-8 16 13M61 19a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  /** A ticket with a stub to tear off. */
  ticket: 'M14 14h68v12a6 6 0 0 0 0 12v12H14V38a6 6 0 0 0 0-12z',
} as const
export type DrawingName = keyof typeof LINES

/** A drawing for screens that have little else to show: lines on a stitched ground, in the colours of the theme. It says nothing that the words beside it do not. */
export const Drawing = ({ name }: { name: DrawingName }) => (
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
