import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../../state/connection/connection.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { GalleryOf, ShownItem } from '../gallery-calls.ts'
import type { GalleryPart } from '../gallery-part.ts'
import { addPictures } from '../uploads.ts'
import { useUploads } from '../use-uploads.ts'
import { VideoDialog } from './video-dialog.tsx'

interface Props extends GalleryOf {
  /** How many more the gallery takes, without what is on its way. */
  room: number
  isKnown: boolean
  /** Takes one kind; undefined: both. */
  only?: GalleryPart | undefined
  onAdded: (item: ShownItem) => void
}

/** The ways into the gallery: pictures of this phone, many at once, and films of other hosts. */
export function GalleryAdding({ calls, subject, room, isKnown, only, onAdded }: Props) {
  const { t } = useTranslation('gallery')
  const input = useRef<HTMLInputElement>(null)
  const underWay = useUploads({ calls, subject }).length
  const isOffline = useIsOffline()
  const [left, setLeft] = useState(0)
  const [isVideo, setVideo] = useState(false)
  const free = Math.max(0, room - underWay)
  const isFull = isKnown && free === 0

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // The same files can be chosen again.
    event.target.value = ''
    setLeft(Math.max(0, files.length - free))
    addPictures({ calls, subject }, files.slice(0, free))
  }
  return (
    <div className="grid gap-2">
      <input ref={input} type="file" accept="image/*" multiple className="sr-only" tabIndex={-1} aria-hidden="true" onChange={choose} />
      <div className="flex flex-wrap gap-2">
        {only !== 'films' && (
          <Button variant="primary" icon="i-lucide-image-plus" disabled={!isKnown || isFull} onClick={() => input.current?.click()}>
            {t('addPictures')}
          </Button>
        )}
        {calls.video && only !== 'pictures' && (
          <Button variant={only ? 'primary' : 'quiet'} icon="i-lucide-video" disabled={!isKnown || isFull} onClick={() => setVideo(true)}>
            {t('addVideo')}
          </Button>
        )}
      </div>
      <div role="status" className="grid gap-1 empty:hidden">
        {isOffline && (
          <p className="rounded-control border border-marigold p-3">
            <Icon name="i-lucide-wifi-off" className="text-marigold" /> {t(only === 'films' ? 'offlineFilms' : 'offline')}
          </p>
        )}
        {isFull && <p className="text-marigold">{t('full')}</p>}
        {left > 0 && <p className="text-marigold">{t('leftOut', { count: left })}</p>}
      </div>
      {isVideo && calls.video && <VideoDialog video={calls.video} subject={subject} onAdded={onAdded} onClose={() => setVideo(false)} />}
    </div>
  )
}
