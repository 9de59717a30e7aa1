import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icons/icon.tsx'
import { MixedText } from '../text/mixed-text.tsx'
import type { ChartData, ChartRole, ChartSeries } from './charts/chart-data.ts'

const DOTS: Record<ChartRole, string> = { brand: 'bg-brand', 'ink-soft': 'bg-ink-soft' }

interface Props extends Omit<ChartData, 'series'> {
  title: string
  /** What the picture shows, in one sentence. */
  says: string
  /** How the column of the labels is called. */
  labelled: string
  /** Each is a picture of its own: on one scale with many views a few orders would not be seen. */
  series: readonly ChartSeries[]
}

/**
 * Numbers as picture, as one sentence and as a table: a reader who sees no picture, or has no network to load what draws it, misses nothing.
 * Its drawing is fetched when it is there.
 */
export function Chart({ title, says, labelled, labels, series, writeShort }: Props) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!isMissing) return undefined
    const again = () => setMissing(false)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isMissing])
  const isOne = series.length === 1
  return (
    <section aria-labelledby={id} className="card p-4 grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p id={`${id}says`}>
        <MixedText text={says} />
      </p>
      {isMissing && <p className="text-sm text-ink-soft">{t('chart.missing')}</p>}
      {!isMissing &&
        series.map((one) => (
          <div key={one.label}>
            {!isOne && (
              <p aria-hidden="true" className="flex items-center gap-2 pb-1 text-sm">
                <span className={`h-3 w-3 rounded-full ${DOTS[one.role]}`} />
                {one.label}
              </p>
            )}
            <Drawing
              data={{ labels, series: one, writeShort }}
              height={isOne ? 'h-56' : 'h-36'}
              label={isOne ? title : one.label}
              describedBy={`${id}says`}
              onMissing={() => setMissing(true)}
            />
          </div>
        ))}
      <details>
        <summary className="target gap-2 justify-start! text-brand">
          <Icon name="i-lucide-table" />
          {t('chart.table')}
        </summary>
        <div className="overflow-x-auto">
          <NumbersTable title={title} labelled={labelled} labels={labels} series={series} />
        </div>
      </details>
    </section>
  )
}

function NumbersTable({ title, labelled, labels, series }: Pick<Props, 'title' | 'labelled' | 'labels' | 'series'>) {
  return (
    <table className="w-full border-collapse text-sm tabular">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="p-0 py-2 pe-3 text-start">
            {labelled}
          </th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className="p-0 py-2 ps-3 text-end">
              <MixedText text={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, at) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="p-0 py-2 pe-3 text-start font-400">
              <MixedText text={label} />
            </th>
            {series.map((one) => (
              <td key={one.label} className="p-0 py-2 ps-3 text-end">
                {one.write(one.values[at] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DrawChart = typeof import('./charts/draw-chart.ts').drawChart

interface DrawingProps {
  data: ChartData
  height: string
  label: string
  describedBy: string
  /** What draws it could not be had. */
  onMissing: () => void
}

/** A picture whose room is there before it comes. */
function Drawing({ data, height, label, describedBy, onMissing }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const draw = useEffectEvent((on: HTMLCanvasElement, drawChart: DrawChart) => drawChart(on, data))
  const sayMissing = useEffectEvent(onMissing)
  const shape = JSON.stringify([data.labels, data.series])
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    import('./charts/draw-chart.ts').then(
      ({ drawChart }) => {
        if (isOver || !canvas.current || !shape) return
        stop = draw(canvas.current, drawChart).stop
      },
      () => {
        if (!isOver) sayMissing()
      },
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [shape])
  return (
    <div className={`relative min-w-0 overflow-hidden ${height}`}>
      <canvas ref={canvas} role="img" aria-label={label} aria-describedby={describedBy} />
    </div>
  )
}
