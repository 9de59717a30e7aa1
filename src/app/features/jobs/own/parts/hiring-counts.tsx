import { useTranslation } from 'react-i18next'
import { readHiringCounts } from '#contract/jobs/own-jobs.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { call } from '../../../../wire/call.ts'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'

const COUNTS = [
  ['open', '/hiring?phase=open', 'i-lucide-briefcase'],
  ['closing_soon', '/hiring?phase=open', 'i-lucide-clock'],
  ['unseen', '/hiring', 'i-lucide-mail'],
] as const

/** How much there is to do for an employer; of the dashboard, so it is silent until it knows something. */
export function HiringCounts() {
  const { t } = useTranslation('hiring')
  const { answer } = useCachedAnswer((options) => call(readHiringCounts, {}, options), 'hiring counts')
  if (!answer) return null
  const counts = answer.value
  const isNothing = counts.open === 0 && counts.applications === 0
  return (
    <section aria-labelledby="hiring-counts" className="grid gap-2 pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="hiring-counts" className="text-lg">
          {t('counts.title')}
        </h2>
        <AgeNote answer={answer} />
      </div>
      {isNothing ? (
        <p className="card p-4 flex! flex-wrap items-center justify-between gap-2">
          {t('counts.none')}
          <ScreenLink to="/hiring/new" className="link target">
            {t('titles.new')}
          </ScreenLink>
        </p>
      ) : (
        <ul className="card grid sm:grid-cols-3">
          {COUNTS.map(([name, to, icon]) => (
            <li key={name} className="border-line border-t first:border-t-0 sm:border-t-0 sm:border-s sm:first:border-s-0">
              <AppLink to={to} className="flex items-center justify-between gap-3 min-h-12 px-4 py-2 active:bg-sunken">
                <span>
                  <Icon name={icon} className={name === 'unseen' && counts.unseen > 0 ? 'text-marigold' : 'text-ink-soft'} /> {t(`counts.${name}`)}
                </span>
                <b className="text-lg tabular">{t('counts.many', { count: counts[name] })}</b>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
