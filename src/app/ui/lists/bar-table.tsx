import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { Button } from '../controls/button.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { MixedText } from '../text/mixed-text.tsx'

interface BarRow {
  id: number
  name: string
  /** What the name belongs to. */
  of?: string
  /** Canonical path of where there is more of it. */
  to: `/${string}`
  value: ReactNode
  /** Length of the bar: a part of 1. */
  share: number
}

interface Props {
  title: string
  /** What is to be seen, in one sentence. */
  says: string
  labelled: string
  valued: string
  rows: readonly BarRow[]
}

const SHOWN = 5

/** A table whose rows have bars: whole names and numbers, and how they compare at a glance. */
export function BarTable({ title, says, labelled, valued, rows }: Props) {
  const { t } = useTranslation('dashboard')
  const heading = useId()
  const [isWhole, setWhole] = useState(false)
  return (
    <section aria-labelledby={heading} className="card p-4 grid grid-cols-1 gap-3">
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      <p>
        <MixedText text={says} />
      </p>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-sm text-ink-soft">
              <th scope="col" className="p-0 text-start font-400">
                {labelled}
              </th>
              <th scope="col" className="p-0 ps-3 text-end font-400 whitespace-nowrap">
                {valued}
              </th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? rows : rows.slice(0, SHOWN)).map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && !isWhole && (
        <Button className="justify-self-start" onClick={() => setWhole(true)}>
          {t('chart.all', { count: rows.length })}
        </Button>
      )}
    </section>
  )
}

function Row({ row: { name, of, to, value, share } }: { row: BarRow }) {
  return (
    <tr className="align-bottom">
      <th scope="row" className="w-full p-0 pb-2 text-start font-400">
        <AppLink to={to} className="flex flex-col justify-center min-h-12 py-1">
          <span lang={scriptLanguage(name)} className="link wrap-anywhere">
            {name}
          </span>
          {of && (
            <span lang={scriptLanguage(of)} className="text-sm text-ink-soft wrap-anywhere">
              {of}
            </span>
          )}
        </AppLink>
        <span aria-hidden="true" className="block h-2 rounded-full bg-sunken overflow-hidden">
          <Bar share={share} />
        </span>
      </th>
      <td className="p-0 ps-3 pb-1 text-end tabular whitespace-nowrap">{value}</td>
    </tr>
  )
}

/** As long as its share, which no class can say. */
const Bar = ({ share }: { share: number }) => (
  <span
    ref={(element) => {
      if (element) element.style.inlineSize = `${Math.round(share * 1000) / 10}%`
    }}
    className="block h-full rounded-full bg-brand"
  />
)
