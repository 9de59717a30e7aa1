import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slide } from './slide.ts'
import { whenIdle } from './when-idle.ts'

interface StripProps {
  slides: Slide[]
  label: string
  /** After the last comes the first. */
  loop?: boolean
  /** Stays what it is: nothing more is to be loaded. */
  isPlain?: boolean
}

interface CarouselProps extends Pick<StripProps, 'slides' | 'label' | 'loop'> {
  startAt: number
}

interface Loaded {
  Carousel: ComponentType<CarouselProps>
  startAt: number
}

const savesData = (): boolean => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true

/**
 * A gallery: at first a strip that the browser scrolls by itself, with or without JavaScript; later, when nothing else is waiting,
 * a carousel of the same size takes its place. The strip stays where data is saved, where the carousel does not come, and when the
 * reader is already busy with it.
 */
export function SlideStrip({ slides, label, loop = false, isPlain = false }: StripProps) {
  const { t } = useTranslation('ui')
  const strip = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const many = slides.length > 1
  const grows = many && !isPlain

  useEffect(() => {
    const element = strip.current
    if (!grows || !element || savesData()) return undefined
    let touched = false
    const touch = () => {
      touched = true
    }
    element.addEventListener('pointerdown', touch)
    element.addEventListener('focusin', touch)
    const stop = whenIdle(() => {
      void import('./carousel.tsx').then(
        ({ Carousel }) => !touched && element.isConnected && setLoaded({ Carousel, startAt: Math.round(element.scrollLeft / (element.clientWidth || 1)) }),
        () => undefined,
      )
    })
    return () => {
      stop()
      touch()
    }
  }, [grows])

  if (loaded) return <loaded.Carousel slides={slides} label={label} startAt={loaded.startAt} loop={loop} />
  return (
    // A region that scrolls must be reachable by keyboard: https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable
    <section ref={strip} aria-label={label} className="flex overflow-x-auto snap-x snap-mandatory rounded-card" {...(many ? { tabIndex: 0 } : {})}>
      {slides.map((slide, at) => (
        <figure
          key={slide.id}
          aria-label={many ? t('carousel.slide', { number: at + 1, count: slides.length }) : undefined}
          className="w-full shrink-0 snap-start"
        >
          {slide.content}
        </figure>
      ))}
    </section>
  )
}
