import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '#contract/core/time.ts'
import { FEATURE_DAYS_MOST, type Feature, type FeaturePlace } from '#contract/desk/features.ts'
import { showNotice } from '../../../state/notices.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { feature } from './calls.ts'
import { subjectOf } from './subject-of.ts'

const DAYS = [1, 3, 7, FEATURE_DAYS_MOST] as const
/** The clocks of phone and service differ: the longest time is a little shorter than what the service allows. */
const MARGIN_MS = 60_000

interface Props {
  place: FeaturePlace
  onDone: (features: Feature[]) => void
}

/** Puts something forward in a place, by its number or link, for some days. */
export function FeatureForm({ place, onDone }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'featured' })
  const { t: whole } = useTranslation()
  const ids = { what: useId(), days: useId(), error: useId() }
  const [typed, setTyped] = useState('')
  const [days, setDays] = useState<number>(7)
  const [isWrong, setWrong] = useState(false)
  const { isBusy, problem, run } = useAction()
  const submit = async () => {
    const id = subjectOf(place, typed)
    setWrong(id === undefined)
    if (id === undefined) return document.getElementById(ids.what)?.focus()
    const isDone = await run(async () => onDone(await feature({ place, id, until: new Date(Date.now() + days * DAY_MS - MARGIN_MS).toISOString() })))
    if (!isDone) return
    setTyped('')
    showNotice(t('done'))
  }
  const refused =
    problem?.code === 'not-found' ? t('notPublic') : problem && whole(`problems:${problem.code}.text`, { defaultValue: whole('common:error.text') })
  const error = isWrong ? t(`wrong.${place}`) : refused
  return (
    <form
      noValidate
      className="grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <div>
        <label htmlFor={ids.what} className="block pb-1 font-600">
          {t(`what.${place}`)}
        </label>
        <input
          id={ids.what}
          value={typed}
          maxLength={300}
          autoComplete="off"
          dir="ltr"
          className="field block"
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? ids.error : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div>
        <label htmlFor={ids.days} className="block pb-1 font-600">
          {t('howLong')}
        </label>
        <select id={ids.days} value={days} className="field block" onChange={({ target }) => setDays(Number(target.value))}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t('days', { count })}
            </option>
          ))}
        </select>
      </div>
      <BusyButton variant="primary" type="submit" isBusy={isBusy}>
        {t('feature')}
      </BusyButton>
      <p id={ids.error} role="alert" className="col-span-full text-danger empty:hidden">
        {error}
      </p>
    </form>
  )
}
