import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { MixedText } from '../../ui/text/mixed-text.tsx'
import type { ShownItem } from '../gallery-calls.ts'

/** A third of the screen, or of its widest content. */
const SIZES = '(min-width:1024px) 280px, 33vw'

/** One picture or film in the grid, and what stands below it. A press opens what can be done with it. */
export function GalleryThumb({ item, name, onOpen }: { item: ShownItem; name: string; onOpen: () => void }) {
  const { t } = useTranslation('gallery')
  return (
    <button type="button" className="card w-full text-start" onClick={onOpen}>
      {!item.name && (
        <span className="sr-only">
          <MixedText text={name} />
        </span>
      )}
      <span className="relative block">
        <Picture path={item.file} tone={item.tone} sizes={SIZES} isOrnament />
        {item.video_url && (
          <span className="absolute inset-0 flex items-center justify-center" aria-hidden="true">
            <span className="inline-flex p-2 rounded-full bg-brand text-on-brand">
              <Icon name="i-lucide-play" />
            </span>
          </span>
        )}
      </span>
      <span className={`block p-2 text-sm ${item.name ? '' : 'text-ink-soft'}`}>
        <span className="clamp clamp-2 break-words">
          <MixedText text={item.name || t('noCaption')} />
        </span>
      </span>
    </button>
  )
}
