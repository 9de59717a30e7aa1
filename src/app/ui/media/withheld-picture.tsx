import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { useSizeText } from '../formats/use-size-text.ts'
import { Icon } from '../icons/icon.tsx'
import { noteHeld, noteLeftOut, useDataSaving } from './data-saving.ts'

/** What stands in a picture's place while data is saved: a button that says what the picture weighs. What it fetches is exactly that. */
export function WithheldPicture({ path, alt }: { path: string; alt: string }) {
  const { t } = useTranslation('data')
  const sizeText = useSizeText()
  const place = useRef<HTMLSpanElement>(null)
  const sizeOf = useDataSaving((saving) => saving.sizeOf)
  const [file, setFile] = useState<{ path: string; bytes: number | undefined }>()
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting')

  useEffect(() => {
    let isOver = false
    // As wide as its place, in pixels of CSS: a saver does without the sharpness of the screen.
    const room = place.current?.clientWidth ?? 0
    const fitting = imageAt(path, IMAGE_WIDTHS.find((width) => width >= room) ?? 960)
    void sizeOf(fitting).then((bytes) => {
      if (isOver) return
      setFile({ path: fitting, bytes })
      if (bytes !== undefined) noteLeftOut(fitting, bytes)
    })
    return () => {
      isOver = true
    }
  }, [path, sizeOf])

  const fetchIt = async (event: MouseEvent) => {
    // It may stand on a card that leads somewhere.
    event.preventDefault()
    event.stopPropagation()
    if (!file || state === 'loading') return
    setState('loading')
    try {
      const picture = Object.assign(new Image(), { src: file.path })
      await picture.decode()
      noteHeld(file.path)
    } catch {
      setState('failed')
    }
  }
  const words = { waiting: file?.bytes === undefined ? t('showPicture') : t('show', { size: sizeText(file.bytes) }), loading: t('loading'), failed: t('again') }
  return (
    <span ref={place} className="absolute inset-0 grid content-end justify-items-center pb-3">
      {file && (
        <button type="button" className="relative z-1 btn-quiet" aria-busy={state === 'loading'} onClick={(event) => void fetchIt(event)}>
          <Icon name="i-lucide-image" />
          <span aria-live="polite">{words[state]}</span>
          {alt && <span className="sr-only">{alt}</span>}
        </button>
      )}
    </span>
  )
}
