import { useTranslation } from 'react-i18next'
import { listBookings } from '#contract/bookings/bookings.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { call } from '../../../../wire/call.ts'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { COMING, REQUESTS } from './coming-words.tsx'

const COUNTS = [
  ['requests', REQUESTS, 'i-lucide-bell'],
  ['coming', COMING, 'i-lucide-calendar-check'],
] as const

/** What a provider has to answer and to do; of the dashboard, so it is silent until it knows something. */
export function ServiceCounts() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { answer } = useCachedAnswer(
    (options) => call(listBookings, { query: { side: 'provider', group: 'requests', limit: '1' } }, options),
    'provider counts',
  )
  if (!answer) return null
  const { counts } = answer.value
  return (
    <section aria-labelledby="service-counts" className="grid gap-2 pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="service-counts" className="text-lg">
          {t('services.title')}
        </h2>
        <AgeNote answer={answer} />
      </div>
      <ul className="card grid sm:grid-cols-2">
        {COUNTS.map(([name, to, icon]) => (
          <li key={name} className="border-line border-t first:border-t-0 sm:border-t-0 sm:border-s sm:first:border-s-0">
            <AppLink to={to} className="flex items-center justify-between gap-3 min-h-12 px-4 py-2 active:bg-sunken">
              <span>
                <Icon name={icon} className={name === 'requests' && counts.requests > 0 ? 'text-marigold' : 'text-ink-soft'} /> {t(`services.${name}`)}
              </span>
              <b className="text-lg tabular">{format.number(counts[name])}</b>
            </AppLink>
          </li>
        ))}
      </ul>
      <ScreenLink to="/services?mine=true" className="link target justify-self-start">
        {t('services.all')}
      </ScreenLink>
    </section>
  )
}
