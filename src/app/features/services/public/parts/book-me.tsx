import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { ServicePage } from '#contract/services/services.ts'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { useBookingLinks } from '../use-service-links.ts'
import { ServiceLine } from './service-line.tsx'

interface Props {
  /** Not empty. */
  page: ServicePage
  /** Address of the shop. */
  slug: string
}

/** The way to a seller's times: of one service at once, of several after a choice. Without its program that choice is the list. @see Specification §2.6 "BOOK ME" */
export function BookMe({ page, slug }: Props) {
  const { t } = useTranslation('services')
  const prefix = usePrefix()
  const [isOpen, setOpen] = useState(false)
  const links = useBookingLinks()
  const [first, second] = page.results
  const text = (
    <>
      <Icon name="i-lucide-calendar-plus" />
      {t('bookMe.button')}
    </>
  )
  if (first && !second)
    return (
      <AppLink to={`/servicebooking/${first.service_id}`} className="btn-primary w-full">
        {text}
      </AppLink>
    )
  const all = `/services?seller=${slug}` as const
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a href={withLanguage(prefix, all)} aria-haspopup="dialog" className="btn-primary w-full" onClick={choose}>
        {text}
      </a>
      {isOpen && (
        <Dialog title={t('bookMe.choose')} place="sheet" onClose={() => setOpen(false)}>
          <ul className="grid gap-2 text-start">
            {page.results.map((service) => (
              <ServiceLine key={service.service_id} service={service} links={links} />
            ))}
          </ul>
          {page.next_cursor !== null && (
            <AppLink to={all} className="btn-quiet mt-3">
              {t('list.seeAll')}
            </AppLink>
          )}
        </Dialog>
      )}
    </>
  )
}
