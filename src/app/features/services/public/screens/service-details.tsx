import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import { RichHtml } from '../../../../ui/text/rich-html.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { TimeBox } from '../parts/time-box.tsx'
import { PICTURE_SIZES } from '../picture-sizes.ts'
import { actionKey, whyNotBookable } from '../service-facts.ts'
import { shownMedia } from '../shown-media.ts'
import { useSeen } from '../use-seen.ts'

/** A strip that scrolls and links already as the server writes them, or of no use before that: their programs have time. */
const ServiceGallery = hydrateDeferred(async () => (await import('../parts/service-gallery.tsx')).ServiceGallery)
const ServiceActions = hydrateDeferred(async () => (await import('../parts/service-actions.tsx')).ServiceActions)
const SellerCard = hydrateDeferred(async () => (await import('../parts/seller-card.tsx')).SellerCard)
const ServiceText = hydrateDeferred(async () => (await import('../parts/service-text.tsx')).ServiceText)

/** One service: its pictures, and beside them or below for how much, when and by whom it is done. */
export function ServiceDetails({ answer }: { answer: Answer<ServiceDetail> }) {
  const { t } = useTranslation('services')
  const language = useLanguage()
  const service = useMemo(() => inLanguage(language, answer.value), [language, answer.value])
  const seen = useSeen(answer)
  const { gallery, actions, seller, text } = useLateParts(answer, service)
  const action = whyNotBookable(service) ? null : (
    <AppLink to={`/servicebooking/${service.service_id}`} className="btn-primary w-full">
      {t(actionKey(service))}
    </AppLink>
  )
  return (
    <article className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6">
      {gallery}
      <aside className="grid grid-cols-1 gap-3 content-start self-start lg:col-start-2 lg:row-start-1 lg:row-span-2 lg:sticky lg:top-27 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto lg:-m-1 lg:p-1">
        <header>
          <h1 className="text-xl" lang={scriptLanguage(service.title)}>
            {service.title}
          </h1>
          <p className="min-h-5">
            <AgeNote answer={answer} />
          </p>
        </header>
        <TimeBox service={service} seen={seen} action={action} actions={actions} />
        {seller}
      </aside>
      <div className="min-w-0 grid grid-cols-1 gap-6 content-start lg:col-start-1">
        {service.description && (
          <section aria-labelledby="service-description">
            <h2 id="service-description" className="text-lg mb-2">
              {t('details.description')}
            </h2>
            <div lang={scriptLanguage(textOfHtml(service.description))}>
              <RichHtml html={service.description} />
            </div>
          </section>
        )}
        {text}
      </div>
      {action && (
        // Lies on the tabs until its own place, the end of the page, is reached: what stands there is above it, never behind it.
        <div className="bottom-bar lg:hidden [@media(min-height:30rem)]:sticky above-tabs -mx-4 px-4 py-2 bg-surface border-t border-line">{action}</div>
      )}
    </article>
  )
}

/** Their elements stay the same, so that nothing updates what is not alive yet. Until they come, a room of their size has their place. */
function useLateParts(answer: Answer<ServiceDetail>, service: ServiceDetail) {
  const gallery = useMemo(
    () => (
      <Suspense key={service.service_id} fallback={<GalleryRoom service={service} />}>
        <ServiceGallery service={service} sizes={PICTURE_SIZES} />
      </Suspense>
    ),
    [service],
  )
  const actions = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-12 mt-3" />}>
        <ServiceActions service={service} />
      </Suspense>
    ),
    [service],
  )
  const seller = useMemo(
    () => (
      <Suspense fallback={<PartWaiting className="h-44" />}>
        <SellerCard service={service} />
      </Suspense>
    ),
    [service],
  )
  const text = useMemo(
    () => (
      <Suspense fallback={<PartWaiting className="h-64" />}>
        <ServiceText service={service} answer={answer} />
      </Suspense>
    ),
    [service, answer],
  )
  return { gallery, actions, seller, text }
}

/** The first picture, where it will stand. */
function GalleryRoom({ service }: { service: ServiceDetail }) {
  const [medium] = shownMedia(service)
  return (
    <div className="rounded-card overflow-hidden">
      <Picture path={medium?.file ?? service.thumbnail} tone={medium?.tone ?? service.thumbnail_tone} sizes={PICTURE_SIZES} isFirst />
    </div>
  )
}
