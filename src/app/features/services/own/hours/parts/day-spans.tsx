import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { HOURS_LIMITS } from '#contract/services/hours.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { useHoursWords } from '../use-hours-words.ts'
import { changedSpan, type DayTexts, faultsOfDay, type SpanFault, type SpanTexts, spansOf, withoutSpan, withSpan } from '../week-texts.ts'

interface Props {
  /** Whose hours: a weekday; read out with every field. */
  day: string
  spans: DayTexts
  /** What is wrong is said. */
  isChecked: boolean
  onChange: (spans: SpanTexts[]) => void
}

/** The hours of one day, from and until as often as one works; a gap is the break. */
export function DaySpans({ day, spans, isChecked, onChange }: Props) {
  const { t } = useTranslation('team')
  const words = useHoursWords()
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const faults = isChecked ? faultsOfDay(spans) : []
  const read = spansOf(spans)
  const add = () => {
    onChange(withSpan(spans))
    // The new one is there once this was drawn.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }
  const remove = (at: number) => {
    onChange(withoutSpan(spans, at))
    adder.current?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm text-ink-soft">{read ? words.spans(read) : ' '}</p>
      <ul ref={list} className="grid grid-cols-1 gap-2 empty:hidden">
        {spans.map((span, at) => (
          <SpanFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place alone.
            key={at}
            day={day}
            span={span}
            fault={faults[at]}
            onChange={(change) => onChange(changedSpan(spans, at, change))}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      {spans.length < HOURS_LIMITS.spansMost && (
        <Button
          ref={adder}
          icon="i-lucide-plus"
          className="justify-self-start"
          aria-label={t(spans.length === 0 ? 'hours.addFirstOf' : 'hours.addOf', { day })}
          onClick={add}
        >
          {t(spans.length === 0 ? 'hours.addFirst' : 'hours.add')}
        </Button>
      )}
    </div>
  )
}

interface SpanProps {
  day: string
  span: SpanTexts
  fault: SpanFault | undefined
  onChange: (change: Partial<SpanTexts>) => void
  onRemove: () => void
}

function SpanFields({ day, span, fault, onChange, onRemove }: SpanProps) {
  const { t } = useTranslation('team')
  const id = useId()
  const said = fault === 'does-not-fit' ? t('hours.overlaps') : fault && t(`forms:reasons.${asReason(fault)}`)
  return (
    <li className="flex flex-wrap items-end gap-2 max-w-md">
      {(['from', 'until'] as const).map((end) => (
        <label key={end} className="block grow basis-28 text-sm">
          {t(`hours.${end}`)}
          <input
            type="time"
            aria-label={t(`hours.${end}Of`, { day })}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault && `${id}fault`}
            value={span[end]}
            className="field"
            onChange={({ target }) => onChange({ [end]: target.value })}
          />
        </label>
      ))}
      <Button variant="icon" icon="i-lucide-trash" aria-label={t('hours.removeOf', { day, from: span.from, until: span.until })} onClick={onRemove} />
      {said && (
        <p id={`${id}fault`} className="w-full text-sm text-danger">
          <Icon name="i-lucide-circle-alert" /> {said}
        </p>
      )}
    </li>
  )
}
