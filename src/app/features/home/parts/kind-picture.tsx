/** A marquee with its bunting, and a bag as one takes to work. */
const MOTIFS = {
  stage: { tone: 'tone-2', path: 'M60 72V50l20-14 20 14v22M60 50h40M74 72V58h12v14M20 14q20 14 40 0t40 0 40 0M30 19l5 9 5-9m40 2l5 9 5-9m30-2l5 9 5-9' },
  work: { tone: 'tone-3', path: 'M56 40h48v30H56zM70 40v-8h20v8M56 53h18m12 0h18M74 49h12v9H74z' },
} as const
export type KindMotif = keyof typeof MOTIFS

/** A drawn panel in the manner of those on rickshaws: rays behind a sign, a stitch around both. */
export const KindPicture = ({ motif }: { motif: KindMotif }) => (
  <svg viewBox="0 0 160 90" aria-hidden="true" className={`block w-full aspect-video ${MOTIFS[motif].tone}`} fill="none" stroke="#fff" strokeLinejoin="round">
    <circle cx="80" cy="52" r="50" strokeWidth="100" strokeOpacity=".1" strokeDasharray="13.1 13.1" />
    <path d={MOTIFS[motif].path} strokeWidth="2.5" strokeLinecap="round" />
    <rect x="5" y="5" width="150" height="80" rx="6" strokeWidth="1.5" strokeOpacity=".6" strokeDasharray="6 4" />
  </svg>
)
