import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../state/connection/connection.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { AgeNote } from '../ui/lists/age-note.tsx'
import { SortableGrid } from '../ui/sortable-grid/sortable-grid.tsx'
import type { GalleryOf, ShownItem } from './gallery-calls.ts'
import { GalleryAdding } from './parts/gallery-adding.tsx'
import { GalleryEmpty, GalleryFailed, GalleryWaiting } from './parts/gallery-states.tsx'
import { GalleryThumb } from './parts/gallery-thumb.tsx'
import { GalleryUploads } from './parts/gallery-uploads.tsx'
import { ItemSheet } from './parts/item-sheet.tsx'
import { type Gallery, useGallery } from './use-gallery.ts'

interface Props extends GalleryOf {
  /** What the screen is, and of what. */
  heading: ReactNode
}

/** The pictures and films of an item of any noun, to its owner: added several at once, put in order, described, deleted. */
export function GalleryEditor({ calls, subject, heading }: Props) {
  const { t } = useTranslation('gallery')
  const gallery = useGallery({ calls, subject })
  const { answer, items, problem } = gallery
  return (
    <div className="max-w-4xl grid gap-4">
      <div>
        {heading}
        <p className="flex flex-wrap gap-x-3 min-h-6 text-ink-soft">
          {items && t('count', { count: items.length, most: calls.most })}
          {answer && <AgeNote answer={answer} />}
        </p>
      </div>
      <GalleryAdding calls={calls} subject={subject} room={calls.most - (items?.length ?? 0)} isKnown={items !== undefined} onAdded={gallery.add} />
      <GalleryUploads calls={calls} subject={subject} />
      {!items && !problem && <GalleryWaiting />}
      {!items && problem && <GalleryFailed problem={problem} onRetry={gallery.reload} />}
      {items?.length === 0 && <GalleryEmpty />}
      {items && items.length > 0 && <Items gallery={gallery} items={items} />}
    </div>
  )
}

function Items({ gallery, items }: { gallery: Gallery; items: ShownItem[] }) {
  const { t } = useTranslation('gallery')
  const [openId, setOpenId] = useState<number>()
  const isOffline = useIsOffline()
  const at = items.findIndex(({ id }) => id === openId)
  const open = items[at]
  const nameOf = useCallback(
    (item: ShownItem) => item.name || t(item.video_url ? 'videoNumber' : 'pictureNumber', { number: items.indexOf(item) + 1 }),
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
      <SortableGrid items={items} nameOf={nameOf} label={t('items')} onOrder={gallery.order} disabled={isOffline || items.length < 2}>
        {(item) => <GalleryThumb item={item} name={nameOf(item)} onOpen={() => setOpenId(item.id)} />}
      </SortableGrid>
      {open && <ItemSheet key={open.id} item={open} at={at} items={items} gallery={gallery} onClose={() => setOpenId(undefined)} />}
    </section>
  )
}
