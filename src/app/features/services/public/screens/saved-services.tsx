import { useTranslation } from 'react-i18next'
import { SavedItems } from '../../../../nouns/saved-items.tsx'
import { useBookmarksOf } from '../../../../state/bookmarks/use-bookmarks-of.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { ServiceGrid } from '../parts/service-grid.tsx'
import { useSeenSince } from '../use-seen.ts'
import { useServiceBookmarks } from '../use-service-bookmarks.ts'
import { useBookingLinks, useServiceLinks } from '../use-service-links.ts'

/** The services that the reader keeps on this phone, each with the age of its next free time. */
export function SavedServices() {
  const { t } = useTranslation('services')
  const language = useLanguage()
  const format = useFormat()
  const links = useServiceLinks()
  const booking = useBookingLinks()
  const { found, ask } = useBookmarksOf('services')
  const cards = (found.things ?? []).flatMap(({ card }) => card ?? [])
  const checkedAt = new Map(
    (found.things ?? []).flatMap((one) => (one.card && one.checkedAt ? [[one.card.service_id, Date.parse(one.checkedAt)] as const] : [])),
  )
  const keeping = useServiceBookmarks(cards)
  const seenSince = useSeenSince()
  const texts = { title: t('saved.title'), failed: t('saved.failed'), notKept: t('keep.failed'), notHeld: t('saved.notHeld') }
  const seenOf = ({ service_id }: { service_id: number }) => seenSince(checkedAt.get(service_id))
  return (
    <SavedItems texts={texts} found={found} ask={ask} isNotKept={keeping.failed} links={links} dataKey="service">
      <ServiceGrid services={cards} tools={{ t, language, format, links, booking, keeping, seenOf }} />
    </SavedItems>
  )
}
