import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FreeStart } from '#contract/services/slot-rules.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { partsOf } from '../free-times.ts'

interface Props {
  starts: readonly FreeStart[]
  chosen: string | null
  onChoose: (start: FreeStart) => void
  /** Several can come at the same time: how many seats are left is said. */
  hasSeats: boolean
}

/** The free times of a day in its four parts: one group of radio buttons, which the arrow keys go through. */
export function TimesOfDay({ starts, chosen, onChoose, hasSeats }: Props) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const name = useId()
  return (
    <div className="grid gap-3">
      {partsOf(starts).map(({ part, starts: own }) => (
        <fieldset key={part}>
          <legend className="pb-1 font-600 text-sm">{t(`times.parts.${part}`)}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
            {own.map((start) => (
              <label key={start.starts_at} className="choice px-2!">
                <input
                  type="radio"
                  name={name}
                  value={start.starts_at}
                  className="absolute inset-0 opacity-0"
                  checked={start.starts_at === chosen}
                  onChange={() => onChoose(start)}
                />
                <span className="tabular">{format.time(start.starts_at)}</span>
                {hasSeats && <small className="text-xs">{t('times.seatsLeft', { count: start.most })}</small>}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
