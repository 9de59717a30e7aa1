import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceDetail } from '#contract/services/services.ts'
import { RadioChoice } from '../../../../ui/form/radio-choice.tsx'
import type { Asking } from '../use-asking.ts'

interface Props {
  service: ServiceDetail
  asking: Asking
}

const ANYONE = ''

/** How long or for how many, and with whom: before the time, which depends on both. A choice that only one way is open of is not asked for. */
export function AskingChoices({ service, asking: { draft, put } }: Props) {
  const { t } = useTranslation('bookings')
  const { value } = draft
  const names = new Map(service.members.map(({ member_id, name }) => [String(member_id), name]))
  const isHourly = service.pricing === 'hourly'
  return (
    <>
      {isHourly && service.hours_most > service.hours_least && (
        <Amount
          label={t('asking.hours')}
          value={value.hours}
          least={service.hours_least}
          most={service.hours_most}
          textOf={(count) => t('hours', { count })}
          onChange={(hours) => put({ hours, starts_at: null })}
        />
      )}
      {!isHourly && service.seats > 1 && (
        <Amount
          label={t('asking.seats')}
          value={value.seats}
          least={1}
          most={service.seats}
          textOf={(count) => t('seats', { count })}
          onChange={(seats) => put({ seats, starts_at: null })}
        />
      )}
      {service.members.length > 1 && (
        <RadioChoice
          legend={t('asking.member')}
          options={[ANYONE, ...names.keys()]}
          wordOf={(id) => names.get(id) ?? t('asking.anyone')}
          chosen={value.member === null ? ANYONE : String(value.member)}
          onChoose={(id) => put({ member: id === ANYONE ? null : Number(id), starts_at: null })}
        />
      )}
    </>
  )
}

interface AmountProps {
  label: ReactNode
  value: number
  least: number
  most: number
  textOf: (count: number) => string
  onChange: (count: number) => void
}

function Amount({ label, value, least, most, textOf, onChange }: AmountProps) {
  const id = useId()
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-600">
        {label}
      </label>
      <select id={id} className="field max-w-60" value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
        {counts.map((count) => (
          <option key={count} value={count}>
            {textOf(count)}
          </option>
        ))}
      </select>
    </div>
  )
}
