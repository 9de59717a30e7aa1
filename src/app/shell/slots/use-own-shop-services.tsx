import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadServices } from '../../features/services/public/calls.ts'
import { BookMe } from '../../features/services/public/parts/book-me.tsx'
import { ServicesOfSeller } from '../../features/services/public/parts/services-of-seller.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { useAnswer } from '../../wire/use-answer.ts'

/** What one does for others, on one's own shop as buyers see it there, with the ways to post and to run it; and the way to one's times, where there is one. */
export function useOwnShopServices(slug: string): { services: ReactNode; book: ReactNode } {
  const { t } = useTranslation()
  const { answer } = useAnswer((options) => loadServices({ seller: slug }, options), `services of ${slug}`)
  const offered = answer && answer.value.results.length > 0 ? answer.value : undefined
  return {
    services: (
      <>
        {offered && <ServicesOfSeller page={offered} slug={slug} />}
        <p className="flex flex-wrap gap-2 mt-3">
          <ScreenLink to="/sellerservices/add" className="btn-primary">
            <Icon name="i-lucide-plus" />
            {t('sellers:own.addService')}
          </ScreenLink>
          <ScreenLink to="/services?mine=true" className="btn-quiet">
            {t('shell:titles.sellerservices')}
          </ScreenLink>
        </p>
      </>
    ),
    book: offered && <BookMe page={offered} slug={slug} />,
  }
}
