import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icons/icon.tsx'
import { focusElement } from './focus-element.ts'
import type { Faults } from './use-faults.ts'

interface Props {
  faults: Faults
  /** The fields as they follow one another on the screen. */
  order: readonly string[]
  labelOf: (field: string) => string
  /** Gives a field the focus. */
  onGo: (field: string) => void
}

/**
 * Which fields are at fault, in one place, each a way to its field, which says why. It takes the focus when the form was sent so, and shrinks as
 * things are mended.
 */
export function FaultSummary({ faults: { fields, round }, order, labelOf, onGo }: Props) {
  const { t } = useTranslation('selling')
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (round > 0) focusElement(box.current)
  }, [round])
  const wrong = order.filter((field) => fields[field])
  if (round === 0 || wrong.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="form-faults" className="rounded-control border border-danger p-3 grid gap-1">
      <h2 id="form-faults" className="text-danger">
        <Icon name="i-lucide-circle-alert" /> {t('form.faults', { count: wrong.length })}
      </h2>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <button type="button" className="link target justify-start! text-start wrap-anywhere" onClick={() => onGo(field)}>
              {labelOf(field)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
