import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartData, ChartRole } from './charts/chart-data.ts'
import { Icon } from './icon.tsx'

const DOTS: Record<ChartRole, string> = { brand: 'bg-brand', 'marigold-fill': 'bg-marigold-fill', 'ink-soft': 'bg-ink-soft' }

interface Props extends ChartData {
  title: string
  /** What the picture shows, in one sentence. */
  says: string
  /** How the column of the labels is called. */
  labelled: string
  children?: ReactNode
}

/**
 * Numbers as a picture, as one sentence and as a table: whoever sees no picture, or has no network to load what draws it, misses nothing.
 * Its drawing is fetched when it is there.
 */
export function Chart({ title, says, labelled, children, ...data }: Props) {
  const { t } = useTranslation('dashboard')
  const heading = useId()
  const { labels, series, write } = data
  return (
    <section aria-labelledby={heading} className="card p-4 grid gap-3 min-w-0">
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      <p>{says}</p>
      {series.length > 1 && (
        <ul className="flex flex-wrap gap-4 text-sm" aria-hidden="true">
          {series.map(({ label, role }) => (
            <li key={label} className="flex items-center gap-2">
              <span className={`h-3 w-3 rounded-full ${DOTS[role]}`} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <Drawing data={data} says={says} />
      {children}
      <details className="group">
        <summary className="target gap-2 justify-start! text-brand">
          <Icon name="i-lucide-table" />
          {t('chart.table')}
        </summary>
        <div className="overflow-x-auto">
          <table className="w-full text-sm tabular">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="border-b border-line text-left">
                <th scope="col" className="py-2 pr-3">
                  {labelled}
                </th>
                {series.map(({ label }) => (
                  <th key={label} scope="col" className="py-2 pl-3 text-right">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, at) => (
                <tr key={`${label} ${at.toString()}`} className="border-b border-line">
                  <th scope="row" className="py-2 pr-3 text-left font-400">
                    {label}
                  </th>
                  {series.map((one) => (
                    <td key={one.label} className="py-2 pl-3 text-right">
                      {write(one.values[at] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

/** As high as it has bars; a size that is there before the drawing comes. */
function Drawing({ data, says }: { data: ChartData; says: string }) {
  const { t } = useTranslation('dashboard')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef(data)
  useEffect(() => {
    latest.current = data
  })
  const shape = JSON.stringify([data.labels, data.series])
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    import('./charts/draw-chart.ts').then(
      ({ drawChart }) => {
        if (isOver || !canvas.current || !shape) return
        stop = drawChart(canvas.current, latest.current).stop
      },
      // Without network and never loaded before: sentence and table say the same.
      () => setFailed(true),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [shape])
  if (failed) return <p className="text-sm text-ink-soft">{t('chart.missing')}</p>
  const height = data.isLying && data.labels.length > 6 ? 'h-120' : 'h-64'
  return (
    <div className={`relative min-w-0 ${height}`}>
      <canvas ref={canvas} role="img" aria-label={says} />
    </div>
  )
}
