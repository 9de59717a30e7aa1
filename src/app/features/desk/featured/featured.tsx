import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { FEATURE_PLACES, type Feature, type FeaturePlace } from '#contract/desk/features.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useAnswer } from '../../../wire/use-answer.ts'
import { DeskProblem } from '../parts/desk-problem.tsx'
import { endFeature, loadFeatures } from './calls.ts'
import { FeatureForm } from './feature-form.tsx'

/** What staff put forward on Home: each place with what stands there, and something else for it. */
export function Featured() {
  const { t } = useTranslation('desk', { keyPrefix: 'featured' })
  const { answer, problem, reload, put } = useAnswer(loadFeatures, 'desk featured')
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('intro')}</p>
      {!answer && !problem && <RowsWaiting />}
      {!answer && problem && <DeskProblem problem={problem} retry={reload} />}
      {answer && (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-2 items-start">
          {FEATURE_PLACES.map((place) => (
            <Place key={place} place={place} feature={answer.value.find((one) => one.place === place)} onChange={put} />
          ))}
        </div>
      )}
    </>
  )
}

interface PlaceProps {
  place: FeaturePlace
  feature: Feature | undefined
  onChange: (features: Feature[]) => void
}

function Place({ place, feature, onChange }: PlaceProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'featured' })
  const id = `place-${place}`
  return (
    <section aria-labelledby={id} className="card p-4 grid gap-3">
      <h2 id={id} className="text-lg">
        {t(`places.${place}`)}
      </h2>
      {feature ? <Standing feature={feature} onChange={onChange} /> : <p className="text-ink-soft">{t(`nothing.${place}`)}</p>}
      <FeatureForm place={place} onDone={onChange} />
    </section>
  )
}

function Standing({ feature: { place, title, path, until, featured_by, is_public }, onChange }: { feature: Feature; onChange: PlaceProps['onChange'] }) {
  const { t } = useTranslation('desk', { keyPrefix: 'featured' })
  const { t: whole } = useTranslation()
  const format = useFormat()
  const { isBusy, problem, run } = useAction()
  return (
    <div className="grid gap-1 rounded-control bg-sunken p-3">
      <AppLink to={path as `/${string}`} className="link font-600 wrap-anywhere" lang={scriptLanguage(title)}>
        {title}
      </AppLink>
      <p className="text-sm">{t('until', { date: format.dateTime(until), name: featured_by })}</p>
      {!is_public && <p className="text-sm text-danger">{t('hidden')}</p>}
      <div role="alert" className="empty:hidden text-danger">
        {problem && whole(`problems:${problem.code}.text`, { defaultValue: whole('common:error.text') })}
      </div>
      <div>
        <BusyButton icon="i-lucide-x" isBusy={isBusy} onClick={() => void run(async () => onChange(await endFeature(place)))}>
          {t('remove')}
        </BusyButton>
      </div>
    </div>
  )
}
