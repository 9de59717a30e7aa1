import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { wholeText } from '#contract/core/form-values.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { SERVICE_PLACES, SERVICE_PRICINGS } from '#contract/services/service-limits.ts'
import { BlobPicture } from '../../../../../ui/form/blob-picture.tsx'
import { FieldValues } from '../../../../../ui/form/field-values.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { Thumbnail } from '../../../../../ui/media/thumbnail.tsx'
import { usePriceWords } from '../../use-price-words.ts'
import type { ServiceFormState } from '../../use-service-form.ts'

/** The first picture: new on this phone, or as the service has it. */
export type PreviewPicture = { blob: Blob } | { path: string; tone: number }

const SHOWN = ['title', 'place', 'pricing', 'price', 'duration', 'confirms'] as const
/** What the form refuses is shown all the same, up to here. */
const MOST_SHOWN = 999_999_999

/** The service as its card will be, while it is being written. What is not there yet stands as its field's name. */
export function ServicePreview({ of: { form }, picture }: { of: ServiceFormState; picture: PreviewPicture | undefined }) {
  const { t } = useTranslation('team')
  return (
    <section aria-label={t('preview')} className="grid gap-2">
      <h2 className="text-base">{t('preview')}</h2>
      <FieldValues form={form} names={SHOWN}>
        {(texts) => (
          <div className="card w-56">
            <Cover picture={picture} />
            <PreviewFacts texts={texts} />
          </div>
        )}
      </FieldValues>
    </section>
  )
}

function Cover({ picture }: { picture: PreviewPicture | undefined }) {
  if (picture === undefined)
    return (
      <span className="grid place-items-center w-full aspect-video bg-sunken text-ink-soft">
        <Icon name="i-lucide-image-plus" className="text-2xl" />
      </span>
    )
  if ('blob' in picture) return <BlobPicture picture={picture.blob} alt="" className="w-full aspect-video object-cover" />
  return <Thumbnail path={picture.path} className={`w-full aspect-video tone-${picture.tone}`} />
}

function PreviewFacts({ texts }: { texts: Readonly<Record<(typeof SHOWN)[number], string>> }) {
  const { t } = useTranslation('team')
  const priceOf = usePriceWords()
  const pricing = SERVICE_PRICINGS.find((one) => one === texts.pricing) ?? 'fixed'
  const place = SERVICE_PLACES.find((one) => one === texts.place)
  const price = pricing === 'quote' ? 0 : numberIn(texts.price)
  const minutes = numberIn(texts.duration)
  return (
    <div className="grid gap-1 p-3">
      <h3 className="clamp clamp-2 text-base" lang={texts.title.trim() ? scriptLanguage(texts.title) : undefined}>
        {texts.title.trim() || <Missing>{t('form.title')}</Missing>}
      </h3>
      <p>
        <b className="tabular text-marigold">{price === undefined ? <Missing>{t('form.price')}</Missing> : priceOf({ pricing, price })}</b>
      </p>
      <p className="text-sm text-ink-soft">
        {[place && t(`places.${place}`), pricing !== 'hourly' && minutes !== undefined && t('minutes', { count: minutes })].filter(Boolean).join(' · ')}
      </p>
      {texts.confirms === 'instant' && pricing !== 'quote' && (
        <p className="text-sm text-brand">
          <Icon name="i-lucide-circle-check" /> {t('form.confirmings.instant')}
        </p>
      )}
    </div>
  )
}

const Missing = ({ children }: { children: ReactNode }) => <span className="font-400 text-base text-ink-soft">{children}: –</span>

/** Of what is typed; undefined while it is no whole number. */
function numberIn(text: string): number | undefined {
  const read = v.safeParse(wholeText(MOST_SHOWN), text)
  return read.success ? read.output : undefined
}
