import { useTranslation } from 'react-i18next'
import type { ServiceCard } from '#contract/services/services.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import type { Seen } from '../use-seen.ts'
import { useServiceBookmarks } from '../use-service-bookmarks.ts'
import { useBookingLinks, useServiceLinks } from '../use-service-links.ts'
import { ServiceGrid } from './service-grid.tsx'

interface Props {
  services: readonly ServiceCard[]
  seen: Seen
}

/** Others of the same kind. */
export function SimilarServices({ services, seen }: Props) {
  const { t } = useTranslation('services')
  const language = useLanguage()
  const format = useFormat()
  const links = useServiceLinks()
  const booking = useBookingLinks()
  const keeping = useServiceBookmarks(services)
  return (
    <section aria-labelledby="similar-services">
      <h2 id="similar-services" className="text-lg mb-2">
        {t('details.similar')}
      </h2>
      {keeping.failed && (
        <p role="alert" className="mb-3 text-danger">
          {t('keep.failed')}
        </p>
      )}
      <ServiceGrid services={services} tools={{ t, language, format, links, booking, keeping, seenOf: () => seen }} />
    </section>
  )
}
