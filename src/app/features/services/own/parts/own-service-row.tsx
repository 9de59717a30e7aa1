import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnService } from '#contract/services/own-service.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import type { Switching } from '../../../../nouns/use-switching.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import type { usePriceWords } from '../use-price-words.ts'
import { ActiveSwitch, SwitchProblem } from './active-switch.tsx'
import { ComingWords, NextFree } from './coming-words.tsx'
import { ServiceSquare } from './service-square.tsx'

/** What all rows of the list share. */
export interface RowTools {
  t: TFunction<'team'>
  format: Formatter
  priceOf: ReturnType<typeof usePriceWords>
  switching: Switching<OwnService>
  onMore: (service: OwnService) => void
}

export const placeOfService = ({ service_id }: Pick<OwnService, 'service_id'>): `/${string}` => `/sellerservices/service/${service_id}/update`

/** One's own service in the list: what, for how much, where, what is to come, and whether it can be asked for. */
export function OwnServiceRow({ service, tools }: { service: OwnService; tools: RowTools }) {
  const { t, format, priceOf, switching, onMore } = tools
  const { title } = service
  return (
    <article aria-label={title} className="card overflow-visible p-3 grid grid-cols-1 gap-2">
      {/* Where letters are so large that both do not fit, the words come below the picture. */}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <ServiceSquare path={service.thumbnail} tone={service.thumbnail_tone} className="w-18 h-18" />
        <div className="grid grid-cols-1 gap-1 min-w-0 grow basis-36 content-start">
          <h2 className="clamp clamp-2 wrap-anywhere">
            <AppLink to={placeOfService(service)} lang={scriptLanguage(title)} className="hover:underline">
              {title}
            </AppLink>
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-3 tabular">
            <b className="min-w-0 wrap-anywhere text-marigold">{priceOf(service)}</b>
            <span className="text-sm text-ink-soft">{t(`places.${service.place}`)}</span>
          </p>
          <TakenOffLine reason={service.taken_off_reason} />
          <NextFree service={service} t={t} format={format} />
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ComingWords service={service} t={t} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ActiveSwitch service={service} t={t} switching={switching} />
        <Button icon="i-lucide-ellipsis" aria-label={t('list.moreOf', { title })} onClick={() => onMore(service)}>
          {t('list.more')}
        </Button>
      </div>
      <SwitchProblem service={service} t={t} switching={switching} />
    </article>
  )
}
