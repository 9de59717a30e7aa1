import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GALLERY_LIMITS, type GalleryItem } from '#contract/events/gallery.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { SortableGrid } from '../../../../ui/sortable-grid/sortable-grid.tsx'
import { GalleryAdding } from '../parts/gallery-adding.tsx'
import { GalleryEmpty, GalleryFailed, GalleryWaiting } from '../parts/gallery-states.tsx'
import { GalleryThumb } from '../parts/gallery-thumb.tsx'
import { GalleryUploads } from '../parts/gallery-uploads.tsx'
import { ItemSheet } from '../parts/item-sheet.tsx'
import { type Gallery as Shown, useGallery } from '../use-gallery.ts'

interface Props {
  eventId: number
  /** What the screen is, and of which event. */
  heading: ReactNode
}

/** The pictures and films of one event, to its seller. @see Specification §2.6 "/sellerevents/editeventGallery/{event_id}" */
export function Gallery({ eventId, heading }: Props) {
  const { t } = useTranslation('gallery')
  const gallery = useGallery(eventId)
  const { answer, items, problem } = gallery
  return (
    <div className="max-w-4xl grid gap-4">
      <div>
        {heading}
        <p className="flex flex-wrap gap-x-3 min-h-6 text-ink-soft">
          {items && t('count', { count: items.length, most: GALLERY_LIMITS.mostItems })}
          {answer && <AgeNote answer={answer} />}
        </p>
      </div>
      <GalleryAdding eventId={eventId} room={GALLERY_LIMITS.mostItems - (items?.length ?? 0)} isKnown={items !== undefined} onAdded={gallery.add} />
      <GalleryUploads eventId={eventId} />
      {!items && !problem && <GalleryWaiting />}
      {!items && problem && <GalleryFailed problem={problem} onRetry={gallery.reload} />}
      {items?.length === 0 && <GalleryEmpty />}
      {items && items.length > 0 && <Items gallery={gallery} items={items} />}
    </div>
  )
}

function Items({ gallery, items }: { gallery: Shown; items: GalleryItem[] }) {
  const { t } = useTranslation('gallery')
  const [openId, setOpenId] = useState<number>()
  const isOffline = useIsOffline()
  const at = items.findIndex(({ id }) => id === openId)
  const open = items[at]
  const nameOf = useCallback(
    (item: GalleryItem) => item.name || t(item.video_url ? 'videoNumber' : 'pictureNumber', { number: items.indexOf(item) + 1 }),
    [items, t],
  )
  return (
    <section aria-label={t('items')} className="grid gap-3">
      <div role="alert" className="empty:hidden text-danger">
        {gallery.orderProblem && (
          <>
            <Icon name="i-lucide-circle-alert" /> {t(gallery.orderProblem.code === 'offline' ? 'orderOffline' : 'orderFailed')}
          </>
        )}
      </div>
      {items.length > 1 && <p className="text-sm text-ink-soft">{t(isOffline ? 'offlineHint' : 'orderHint')}</p>}
      <SortableGrid items={items} nameOf={nameOf} label={t('title')} onOrder={gallery.order} disabled={isOffline || items.length < 2}>
        {(item) => <GalleryThumb item={item} name={nameOf(item)} onOpen={() => setOpenId(item.id)} />}
      </SortableGrid>
      {open && <ItemSheet key={open.id} item={open} at={at} items={items} gallery={gallery} onClose={() => setOpenId(undefined)} />}
    </section>
  )
}
