import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldPicture } from '../data-saving.ts'

/** How large, in widths of the screen; 1: as a whole. */
export const ZOOMS = [1, 2, 3] as const
export type Zoom = (typeof ZOOMS)[number]

interface Props {
  path: string
  alt: string
  zoom: Zoom
  onDoubleClick: () => void
}

/** A picture as a whole, or larger than the screen: then a finger, the wheel or the scroll bars move it. */
export function ViewedPicture({ path, alt, zoom, onDoubleClick }: Props) {
  const { t } = useTranslation('shell')
  const held = useHeldPicture(path)
  const place = useRef<HTMLDivElement>(null)
  const [isFailed, setFailed] = useState(false)
  // By script: the policy forbids style attributes, and classes for it would be in the style of every page.
  useLayoutEffect(() => {
    const { current } = place
    const style = current?.querySelector('img')?.style
    if (style)
      Object.assign(style, {
        flexShrink: '0',
        ...(zoom > 1 ? { width: `${zoom * 100}%`, maxWidth: 'none', maxHeight: 'none' } : { width: '', maxWidth: '100%', maxHeight: '100%' }),
      })
    // What was in the middle stays there.
    if (zoom > 1) current?.scrollTo({ left: (current.scrollWidth - current.clientWidth) / 2, top: (current.scrollHeight - current.clientHeight) / 2 })
  }, [zoom])
  const toggle = useEffectEvent(onDoubleClick)
  useEffect(() => {
    const { current } = place
    // A shortcut of the buttons, which every hand can press.
    const onPress = () => toggle()
    const onError = () => setFailed(true)
    current?.addEventListener('dblclick', onPress)
    // A picture says so to none of what it stands in but this way.
    current?.addEventListener('error', onError, { capture: true })
    return () => {
      current?.removeEventListener('dblclick', onPress)
      current?.removeEventListener('error', onError, { capture: true })
    }
  }, [])
  if (isFailed)
    return (
      <p role="status" className="m-auto p-4 text-center">
        {t('viewer.failed')}
      </p>
    )
  return (
    <div
      ref={place}
      {...(zoom > 1 ? { role: 'group', 'aria-label': alt, tabIndex: 0, 'data-pan': true } : {})}
      className={`flex w-full h-full ${zoom > 1 ? 'overflow-x-auto' : ''}`}
    >
      <img src={held ?? path} alt={alt} decoding="async" className="m-auto" />
    </div>
  )
}
