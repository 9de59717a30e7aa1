import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GALLERY_TEXTS } from '#contract/galleries/gallery-limits.ts'
import { useIsOffline } from '../../state/connection/connection.ts'
import { AskDialog } from '../../ui/controls/ask-dialog.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { VideoPoster } from '../../ui/media/video-poster.tsx'
import type { ShownItem } from '../gallery-calls.ts'
import type { Gallery } from '../use-gallery.ts'
import { WordsField } from './words-field.tsx'

const SIZES = '(min-width:672px) 640px, calc(100vw - 32px)'

interface Props {
  item: ShownItem
  at: number
  items: ShownItem[]
  gallery: Gallery
  onClose: () => void
}

/** One picture or film, large, and all that can be done with it. */
export function ItemSheet({ item, at, items, gallery, onClose }: Props) {
  const { t } = useTranslation('gallery')
  const isOffline = useIsOffline()
  const [isAsking, setAsking] = useState(false)
  const hasAlt = gallery.calls.describe !== undefined && !item.video_url
  const move = (by: number) => {
    const ids = items.map(({ id }) => id)
    ids.splice(at + by, 0, ...ids.splice(at, 1))
    gallery.order(ids)
  }
  const remove = async () => {
    await gallery.remove(item.id)
    onClose()
  }
  const title = t(item.video_url ? 'videoNumber' : 'pictureNumber', { number: at + 1 })
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        <div className="rounded-control overflow-hidden">
          {item.video_url ? (
            <VideoPoster url={item.video_url} name={item.name || title} poster={item.file} tone={item.tone} sizes={SIZES} />
          ) : (
            <Picture path={item.file} tone={item.tone} sizes={SIZES} alt={item.alt || item.name} />
          )}
        </div>
        <WordsField
          label={t('caption.label')}
          hint={t(hasAlt ? 'caption.below' : 'caption.hint')}
          value={item.name}
          longest={GALLERY_TEXTS.nameLongest}
          onSave={(name) => gallery.caption(item.id, name)}
        />
        {hasAlt && (
          <WordsField
            label={t('alt.label')}
            hint={t('alt.hint')}
            value={item.alt ?? ''}
            longest={GALLERY_TEXTS.altLongest}
            onSave={(alt) => gallery.describe(item.id, alt)}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button icon="i-lucide-arrow-left" disabled={isOffline || at === 0} onClick={() => move(-1)}>
            {t('earlier')}
          </Button>
          <Button icon="i-lucide-arrow-right" disabled={isOffline || at === items.length - 1} onClick={() => move(1)}>
            {t('later')}
          </Button>
          <span role="status" className="tabular text-ink-soft">
            {t('ui:carousel.slide', { number: at + 1, count: items.length })}
          </span>
        </div>
        <div role="alert" className="empty:hidden text-danger">
          {gallery.orderProblem && t(gallery.orderProblem.code === 'offline' ? 'orderOffline' : 'orderFailed')}
        </div>
        {isOffline && (
          <p className="text-marigold">
            <Icon name="i-lucide-wifi-off" /> {t('offlineHint')}
          </p>
        )}
        <div>
          <Button variant="danger" icon="i-lucide-trash" disabled={isOffline} onClick={() => setAsking(true)}>
            {t('remove.button')}
          </Button>
        </div>
      </div>
      {isAsking && (
        <AskDialog title={t('remove.title')} yes={t('remove.yes')} no={t('remove.no')} onYes={remove} onClose={() => setAsking(false)}>
          {t('remove.text')}
        </AskDialog>
      )}
    </Dialog>
  )
}
