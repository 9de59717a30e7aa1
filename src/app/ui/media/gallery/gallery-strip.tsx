import { type ComponentType, type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlainClick } from '../../navigation/plain-click.ts'
import { Picture } from '../picture.tsx'
import { SlideStrip } from '../slide-strip.tsx'
import { VideoPoster } from '../video-poster.tsx'
import type { ShownItem } from './shown-item.ts'

interface StripProps {
  items: readonly ShownItem[]
  /** Stands for a film that has no picture of its own, until it plays. */
  poster: string | null
  /** How wide a picture is shown. */
  sizes: string
  /** All pictures are as wide as high. */
  isSquare?: boolean
  /** Nothing moves by itself: readers look at one for long. */
  isStill?: boolean
  /** Where a page has several; absent: it is the gallery. */
  label?: string
}

interface ViewerProps {
  items: readonly ShownItem[]
  startAt: number
  onClose: () => void
}

interface Opened extends Pick<ViewerProps, 'startAt'> {
  Viewer: ComponentType<ViewerProps>
}

/** Pictures and films of an item of any noun, in a row; a press on a picture shows it as large as the screen. */
export function GalleryStrip({ items, poster, sizes, isSquare = false, isStill = false, label }: StripProps) {
  const { t } = useTranslation('ui')
  const [opened, setOpened] = useState<Opened>()
  const hasCaptions = items.some(({ caption }) => caption !== '')
  const open = (event: MouseEvent<HTMLAnchorElement>, startAt: number) => {
    const { href } = event.currentTarget
    if (!isPlainClick(event)) return
    event.preventDefault()
    void import('./gallery-viewer.tsx').then(
      ({ GalleryViewer }) => setOpened({ Viewer: GalleryViewer, startAt }),
      // It does not come without network; the picture may be here all the same.
      () => location.assign(href),
    )
  }
  const slides = items.map((item, at) => ({
    id: item.id,
    content: (
      <>
        <div className="relative rounded-card overflow-hidden">
          {item.video_url ? (
            <VideoPoster url={item.video_url} name={item.alt} poster={item.file ?? poster} tone={item.tone} sizes={sizes} />
          ) : (
            <Picture path={item.file} tone={item.tone} sizes={sizes} alt={item.alt} isFirst={at === 0} isSquare={isSquare} />
          )}
          {/* Beside the picture and not around it: while data is saved, a button stands there. What is in it the picture itself says. */}
          {item.file && !item.video_url && (
            <a
              href={item.file}
              aria-haspopup="dialog"
              className="absolute inset-0 rounded-card focus-visible:outline-offset--3"
              onClick={(event) => open(event, at)}
            >
              <span className="sr-only">{t('carousel.slide', { number: at + 1, count: items.length })}</span>
            </a>
          )}
        </div>
        {/* Read out with the picture itself. */}
        {hasCaptions && (
          <p aria-hidden="true" className="h-7 pt-1 text-sm text-ink-soft truncate">
            {item.caption}
          </p>
        )}
      </>
    ),
  }))
  return (
    <>
      <SlideStrip slides={slides} label={label ?? t('carousel.gallery')} captions={hasCaptions ? 'line' : 'none'} isStill={isStill} />
      {opened && <opened.Viewer items={items} startAt={opened.startAt} onClose={() => setOpened(undefined)} />}
    </>
  )
}
