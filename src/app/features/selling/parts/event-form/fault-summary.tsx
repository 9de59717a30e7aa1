import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Faults } from '../../use-event-form.ts'
import { goTo } from './go-to.ts'

/** The fields as they follow one another on the screen. */
const ORDER = [
  'thumbnail',
  'title',
  'price',
  'seats',
  'from_time',
  'to_time',
  'type',
  'link',
  'location',
  'event_category',
  'event_subcategory',
  'event_subsubcategory',
  'description',
  'terms_and_condition',
] as const

interface Props {
  faults: Faults
  /** Gives a field the focus. */
  onGo: (field: string) => void
}

/** What is wrong in the form, in one place, each a way to its field. It takes the focus when the form was sent so, and shrinks as things are mended. */
export function FaultSummary({ faults: { fields, round }, onGo }: Props) {
  const { t } = useTranslation('selling')
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (round > 0) goTo(box.current)
  }, [round])
  const wrong = ORDER.filter((field) => fields[field])
  if (round === 0 || wrong.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="event-faults" className="rounded-control border border-danger p-3 grid gap-1">
      <h2 id="event-faults" className="text-danger">
        <Icon name="i-lucide-circle-alert" /> {t('form.faults', { count: wrong.length })}
      </h2>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <button type="button" className="link target justify-start! text-start" onClick={() => onGo(field)}>
              {t(`form.${field}`)}: {t(`forms:reasons.${asReason(fields[field])}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
