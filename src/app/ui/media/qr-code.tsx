import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

interface Props {
  text: string
  /** What it is, to those who do not see it. */
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
