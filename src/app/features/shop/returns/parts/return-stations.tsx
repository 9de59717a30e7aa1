import { useTranslation } from 'react-i18next'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { returnStationsOf } from '../return-clock.ts'

/** The way of a complaint, with the date of each station that is behind it. */
export function ReturnStations({ of }: { of: ShopReturn }) {
  const { t } = useTranslation('returns')
  const format = useFormat()
  const stations = returnStationsOf(of)
  const next = stations.findIndex(({ isDone }) => !isDone)
  return (
    <section aria-label={t('stations.title')} className="card p-4">
      <h2 className="text-base mb-3">{t('stations.title')}</h2>
      <ol className="grid gap-2">
        {stations.map(({ name, at, isDone }, index) => (
          <li key={name} aria-current={index === next ? 'step' : undefined} className={`flex gap-3 ${isDone || index === next ? '' : 'text-ink-soft'}`}>
            <Icon
              name={(isDone && 'i-lucide-circle-check') || (index === next ? 'i-lucide-circle-dot' : 'i-lucide-circle')}
              className={`text-xl ${(isDone && 'text-brand') || (index === next ? 'text-marigold' : 'text-ink-soft')}`}
            />
            <span className="min-w-0">
              <span className={isDone || index === next ? 'font-600' : ''}>{name === 'ended' ? t(`states.${of.state}`) : t(`stations.${name}`)}</span>
              {at && (
                <time dateTime={at} className="block text-sm text-ink-soft tabular">
                  {format.dateTime(at)}
                </time>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
