import { encodeQR } from 'qr'
import { useMemo } from 'react'

/** White around the code, in modules, without which a scanner does not find it. @see ISO/IEC 18004 */
const QUIET = 4

/** A QR code as the path of a drawing of `size` by `size` units, one each module, its quiet zone included. Fifteen per cent of it may be unreadable. */
function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const path = rows.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('')
  return { path, size: rows.length }
}

/** Where the dark stretches of a row begin, and how long they are. */
function runsOf(row: readonly boolean[]): [from: number, width: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}

interface Props {
  text: string
  /** What it is, for readers who do not see it. */
  label: string
  className?: string
}

/** A QR code. It stands on `paper`: dark on white in every theme, which is what scanners take. */
export function QrCode({ text, label, className = '' }: Props) {
  const { path, size } = useMemo(() => qrPath(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className={className}>
      <path d={path} fill="currentColor" />
    </svg>
  )
}
