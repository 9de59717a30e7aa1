import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ServiceCard } from '#contract/services/services.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { freeTime } from '../free-time.ts'
import { districtOf, priceText } from '../service-facts.ts'

const LEAD = 'w-16 h-16 shrink-0 rounded-control'

interface Props {
  service: ServiceCard
  links: ItemLinks
  /** Its age is not known: then its provider stands there instead of a price and a time that may have changed. */
  isOld?: boolean
}

/** A service in one row: its picture, its name, its price and when it is free next. */
export function ServiceLine({ service: card, links, isOld = false }: Props) {
  const { t } = useTranslation('services')
  const format = useFormat()
  const language = useLanguage()
  const now = useNow()
  const service = inLanguage(language, card)
  const { service_id, title, thumbnail, thumbnail_tone, seller_name } = service
  const facts = isOld ? [seller_name, districtOf(service, language)] : [priceText(service, t, format), freeTime(service, { t, format, now })]
  return (
    <li>
      <a className="card flex items-center gap-3 h-full p-2 active:bg-sunken" href={links.hrefOf(service_id)} data-service={service_id} onClick={links.open}>
        {thumbnail ? <Thumbnail path={thumbnail} className={`${LEAD} tone-${thumbnail_tone}`} /> : <span className={`${LEAD} tone-${thumbnail_tone}`} />}
        <span className="min-w-0">
          <b className="clamp clamp-2 font-600" lang={scriptLanguage(title)}>
            {title}
          </b>
          <span className={`block tabular ${isOld ? 'text-sm text-ink-soft' : ''}`}>
            <MixedText text={facts.filter(Boolean).join(' · ')} />
          </span>
        </span>
      </a>
    </li>
  )
}
