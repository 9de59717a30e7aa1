import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { ServicePage } from '#contract/services/services.ts'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { useServiceLinks } from '../use-service-links.ts'
import { ServiceLine } from './service-line.tsx'

/** What a seller does for others, and the way to all of it. */
export function ServicesOfSeller({ page, slug }: { page: ServicePage; slug: string }) {
  const { t } = useTranslation('services')
  const links = useServiceLinks()
  const navigate = useNavigate()
  const prefix = usePrefix()
  const openAll = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate({ to: '/services', search: { seller: slug } as never })
  }
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2">
        {page.results.map((card) => (
          <ServiceLine key={card.service_id} service={card} links={links} />
        ))}
      </ul>
      <a className="btn-quiet mt-3" href={`${withLanguage(prefix, '/services')}?seller=${slug}`} onClick={openAll}>
        {t('list.seeAll')}
      </a>
    </>
  )
}
