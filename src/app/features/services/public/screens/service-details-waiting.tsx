import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { PICTURE_SIZES } from '../picture-sizes.ts'
import { seenService } from '../seen-services.ts'
import { priceText } from '../service-facts.ts'

/** A service's final geometry while it is on its way, filled with what a list has already shown of it. */
export function ServiceDetailsWaiting({ serviceId }: { serviceId: string }) {
  const { t } = useTranslation('services')
  const format = useFormat()
  const language = useLanguage()
  const seen = seenService(Number(serviceId))
  const service = seen && inLanguage(language, seen)
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-6" aria-busy="true">
      <div className="rounded-card overflow-hidden">
        {service ? (
          <Picture path={service.thumbnail} tone={service.thumbnail_tone} sizes={PICTURE_SIZES} isFirst />
        ) : (
          <div className="aspect-video bg-sunken" />
        )}
      </div>
      <div className="grid gap-4 content-start">
        {service ? (
          <h1 className="text-xl" lang={scriptLanguage(service.title)}>
            {service.title}
          </h1>
        ) : (
          <div className="skeleton h-14" />
        )}
        <div role="status" className="sr-only">
          {service ? <p>{t('details.loading')}</p> : <h1>{t('details.loading')}</h1>}
        </div>
        <div className="card p-4">
          {service && <p className="text-2xl font-600 tabular">{priceText(service, t, format)}</p>}
          <div className="skeleton mt-3 h-32" />
        </div>
      </div>
    </div>
  )
}
