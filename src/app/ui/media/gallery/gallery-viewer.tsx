import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../controls/button.tsx'
import { useModal } from '../../controls/dialog.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { MixedText } from '../../text/mixed-text.tsx'
import { savesData } from '../data-saving.ts'
import { VideoPoster } from '../video-poster.tsx'
import type { ShownItem } from './shown-item.ts'
import { useSlides } from './use-slides.ts'
import { ViewedPicture, ZOOMS, type Zoom } from './viewed-picture.tsx'

const SIZES = '100vw'
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }
/** Buttons that do nothing at an end keep the focus, so that the keys go on working. */
const BUTTON = 'aria-disabled:opacity-50 focus-visible:outline-offset--3'

/** Arrow keys move a picture that is larger than the screen, when it has the focus. */
const isPanning = ({ key, target }: KeyboardEvent, zoom: Zoom): boolean =>
  zoom > 1 && key.startsWith('Arrow') && target instanceof Element && target.matches('[data-pan]')

/** Where a key leads to; undefined: it is none of these. */
function placeOfKey(key: string, { at, last }: { at: number; last: number }): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return at - 1
    case 'ArrowRight':
      return at + 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

interface Props {
  items: readonly ShownItem[]
  startAt: number
  /** Called once, when it closes, by whatever way: button, Esc, back gesture. */
  onClose: () => void
}

/** Pictures and films as large as the screen, one at a time: moved by a finger, buttons and arrow keys; pictures are enlarged by buttons, + and - and a double press. */
export function GalleryViewer({ items, startAt, onClose }: Props) {
  const { t } = useTranslation('ui')
  const { close, dialog } = useModal(onClose)
  const { list, at, go, onScroll } = useSlides(items.length, startAt)
  const [zoomed, setZoomed] = useState<{ at: number; zoom: Zoom }>({ at: startAt, zoom: 1 })
  // Another picture is shown as a whole at first.
  const zoom = zoomed.at === at ? zoomed.zoom : 1
  const item = items[at]
  const isPicture = item?.video_url === null

  const zoomBy = (by: number) => {
    const next = ZOOMS[ZOOMS.indexOf(zoom) + by]
    if (next !== undefined && isPicture) setZoomed({ at, zoom: next })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isPanning(event, zoom)) return
    const to = placeOfKey(event.key, { at, last: items.length - 1 })
    const by = ZOOM_KEYS[event.key]
    if (to === undefined && by === undefined) return
    event.preventDefault()
    if (to !== undefined) go(to)
    if (by !== undefined) zoomBy(by)
  }
  // Those beside it are ready when they are wanted, unless data is saved.
  const isNear = (one: number) => Math.abs(one - at) <= (savesData() ? 0 : 1)
  return (
    <dialog {...dialog} aria-label={t('carousel.gallery')} className="fixed inset-0 w-full h-full bg-raised text-ink" onKeyDown={onKeyDown}>
      <div className="flex flex-col w-full h-full">
        <div className="flex items-center gap-1 ps-4 pe-1">
          <p role="status" className="me-auto tabular">
            {t('carousel.slide', { number: at + 1, count: items.length })}
          </p>
          {isPicture && (
            <>
              <Button
                variant="icon"
                icon="i-lucide-zoom-out"
                aria-label={t('shell:viewer.zoomOut')}
                className={BUTTON}
                aria-disabled={zoom === ZOOMS[0] || undefined}
                onClick={() => zoomBy(-1)}
              />
              <Button
                variant="icon"
                icon="i-lucide-zoom-in"
                aria-label={t('shell:viewer.zoomIn')}
                className={BUTTON}
                aria-disabled={zoom === ZOOMS.at(-1) || undefined}
                onClick={() => zoomBy(1)}
              />
            </>
          )}
          <Button variant="icon" icon="i-lucide-x" aria-label={t('common:close')} className={BUTTON} data-first-focus onClick={close} />
        </div>
        <ul
          ref={list}
          onScroll={onScroll}
          // What scrolls is reached by keyboard.
          {...(items.length > 1 ? { tabIndex: 0 } : {})}
          className={`flex flex-1 snap-x snap-mandatory [scrollbar-width:none] ${zoom > 1 ? 'overflow-hidden' : 'overflow-x-auto'}`}
        >
          {items.map((one, place) => (
            <li key={one.id} inert={place !== at} className="flex w-full h-full shrink-0 snap-start">
              {one.video_url && (
                <div className="m-auto w-full max-w-4xl">
                  <VideoPoster url={one.video_url} name={one.alt} poster={one.file} tone={one.tone} sizes={SIZES} />
                </div>
              )}
              {!one.video_url && one.file && isNear(place) && (
                <ViewedPicture path={one.file} alt={one.alt} zoom={place === at ? zoom : 1} onDoubleClick={() => setZoomed({ at, zoom: zoom === 1 ? 2 : 1 })} />
              )}
            </li>
          ))}
        </ul>
        <div className="flex items-center gap-2 px-1 min-h-14 safe-bottom">
          {items.length > 1 && (
            <Button
              variant="icon"
              icon="i-lucide-chevron-left"
              aria-label={t('carousel.previous')}
              className={BUTTON}
              aria-disabled={at === 0 || undefined}
              onClick={() => go(at - 1)}
            />
          )}
          <div className="flex-1 min-w-0 max-h-[30dvh] overflow-y-auto text-center wrap-anywhere">
            <p aria-hidden="true">{item?.caption && <MixedText text={item.caption} />}</p>
            {item?.by && (
              <AppLink to={item.by.to} className="link target">
                <MixedText text={item.by.name} />
              </AppLink>
            )}
          </div>
          {items.length > 1 && (
            <Button
              variant="icon"
              icon="i-lucide-chevron-right"
              aria-label={t('carousel.next')}
              className={BUTTON}
              aria-disabled={at === items.length - 1 || undefined}
              onClick={() => go(at + 1)}
            />
          )}
        </div>
      </div>
    </dialog>
  )
}
