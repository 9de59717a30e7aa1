import { useTranslation } from 'react-i18next'
import { isNetworkProblem, problemCode } from '#contract/core/problem-code.ts'
import { useCachedItem } from '../../../../state/bookmarks/use-cached-item.ts'
import { NotNow } from '../../../../ui/controls/not-now.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { ServiceLine } from '../parts/service-line.tsx'
import { useServiceLinks } from '../use-service-links.ts'

/** How many other services are offered instead. */
const OFFERED = 8

interface Props {
  /** As it stands in the address. */
  serviceId: string
  error: unknown
}

/**
 * A service that cannot be shown now: what is known of it, why the rest is missing, and what can be read instead. It asks again by itself when
 * the network is back. @see offline-mobile "A page never visited"
 */
export function ServiceNotCached({ serviceId, error }: Props) {
  const { t } = useTranslation('services')
  const held = useCachedItem('services', serviceId, OFFERED)
  const links = useServiceLinks()
  const isNetwork = isNetworkProblem(problemCode(error))
  return (
    <div className="grid gap-4 max-w-xl mx-auto">
      {held?.card && (
        <ul>
          <ServiceLine service={held.card} links={links} isOld />
        </ul>
      )}
      <NotNow title={isNetwork ? t('common:pageNotHeld') : t('details.failed')} error={error}>
        {held?.card && t('details.knownHint')} {isNetwork && t('details.healing')}
      </NotNow>
      {held && held.others.length > 0 && (
        <section aria-labelledby="held-services">
          <h2 id="held-services" className="text-lg mb-2">
            {t('details.onPhone')}
          </h2>
          <ul className="grid gap-2">
            {held.others.map((service) => (
              <ServiceLine key={service.service_id} service={service} links={links} isOld />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** A service that is not there: never was, or was removed. */
export function ServiceNotFound() {
  const { t } = useTranslation('services')
  useHeadingTitle(t('details.notFound'))
  return (
    <NothingHere drawing="lost" title={t('details.notFound')} hint={t('details.notFoundHint')} as="h1">
      <ScreenLink to="/services" className="btn-primary">
        {t('list.seeAll')}
      </ScreenLink>
    </NothingHere>
  )
}
