import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../state/connection/connection.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { AgeNote } from '../ui/lists/age-note.tsx'
import { SortableGrid } from '../ui/sortable-grid/sortable-grid.tsx'
import type { GalleryOf, ShownItem } from './gallery-calls.ts'
import { type GalleryPart, partOf } from './gallery-part.ts'
import { GalleryAdding } from './parts/gallery-adding.tsx'
import { GalleryEmpty, GalleryFailed, GalleryWaiting } from './parts/gallery-states.tsx'
import { GalleryThumb } from './parts/gallery-thumb.tsx'
import { GalleryUploads } from './parts/gallery-uploads.tsx'
import { ItemSheet } from './parts/item-sheet.tsx'
import { type Gallery, useGallery } from './use-gallery.ts'

interface Props extends GalleryOf {
  /** What the screen is, and of what. */
  heading: ReactNode
  /** Shows and takes one kind; absent: both. */
  only?: GalleryPart
}

/** The pictures and films of an item of any noun, to its owner: added several at once, put in order, described, deleted. */
export function GalleryEditor({ calls, subject, heading, only }: Props) {
  const { t } = useTranslation('gallery')
  const whole = useGallery({ calls, subject })
  const gallery = partOf(whole, only)
  const { answer, items, problem } = gallery
  const held = whole.items?.length ?? 0
  return (
    <div className="max-w-4xl grid gap-4">
      <div>
        {heading}
        <p className="flex flex-wrap gap-x-3 min-h-6 text-ink-soft">
          {items && (only ? t('shared', { used: held, most: calls.most }) : t('count', { count: held, most: calls.most }))}
          {answer && <AgeNote answer={answer} />}
        </p>
      </div>
      <GalleryAdding calls={calls} subject={subject} room={calls.most - held} isKnown={items !== undefined} only={only} onAdded={gallery.add} />
      {only !== 'films' && <GalleryUploads calls={calls} subject={subject} />}
      {!items && !problem && <GalleryWaiting />}
      {!items && problem && <GalleryFailed problem={problem} onRetry={gallery.reload} />}
      {items?.length === 0 && <GalleryEmpty of={only} />}
      {items && items.length > 0 && <Items gallery={gallery} items={items} only={only} />}
    </div>
  )
}

function Items({ gallery, items, only }: { gallery: Gallery; items: ShownItem[]; only: GalleryPart | undefined }) {
  const { t } = useTranslation('gallery')
  const [openId, setOpenId] = useState<number>()
  const isOffline = useIsOffline()
  const at = items.findIndex(({ id }) => id === openId)
  const open = items[at]
  const nameOf = useCallback(
    (item: ShownItem) => item.name || t(item.video_url ? 'videoNumber' : 'pictureNumber', { number: items.indexOf(item) + 1 }),
    [items, t],
  )
  const label = t(only ? `only.${only}` : 'items')
  return (
    <section aria-label={label} className="grid gap-3">
      <div role="alert" className="empty:hidden text-danger">
        {gallery.orderProblem && (
          <>
            <Icon name="i-lucide-circle-alert" /> {t(gallery.orderProblem.code === 'offline' ? 'orderOffline' : 'orderFailed')}
          </>
        )}
      </div>
      {items.length > 1 && <p className="text-sm text-ink-soft">{t(isOffline ? 'offlineHint' : hintOf(only))}</p>}
      <SortableGrid items={items} nameOf={nameOf} label={label} onOrder={gallery.order} disabled={isOffline || items.length < 2}>
        {(item) => <GalleryThumb item={item} name={nameOf(item)} onOpen={() => setOpenId(item.id)} />}
      </SortableGrid>
      {open && <ItemSheet key={open.id} item={open} at={at} items={items} gallery={gallery} onClose={() => setOpenId(undefined)} />}
    </section>
  )
}

const hintOf = (only: GalleryPart | undefined) => (only === 'films' ? 'orderHintFilms' : 'orderHint')
