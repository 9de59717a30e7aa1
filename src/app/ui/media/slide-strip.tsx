import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whenIdle } from '../hydration/when-idle.ts'
import { savesData } from './data-saving.ts'
import type { Slide, SlideCaptions, SlideRow } from './slide.ts'

interface StripProps {
  slides: Slide[]
  label: string
  /** After the last comes the first. */
  loop?: boolean
  /** Stays what it is: nothing more is to be loaded. */
  isPlain?: boolean
  /** Several beside each other; else one alone. Such a row is for looking around: it stays plain where nothing would move by itself. */
  row?: SlideRow
  autoplayMs?: number
  /** It never moves by itself. */
  isStill?: boolean
  /** What each slide ends with, below its picture. */
  captions?: SlideCaptions
  /** Stands above; the buttons come beside it. */
  heading?: ReactNode
}

interface CarouselProps extends Pick<StripProps, 'slides' | 'label' | 'loop' | 'captions' | 'heading' | 'isStill'> {
  row: SlideRow | undefined
  autoplayMs: number | undefined
  startAt: number
}

interface Loaded {
  Carousel: ComponentType<CarouselProps>
  startAt: number
}

const staysStill = (): boolean => !navigator.onLine || matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A gallery: at first a strip that the browser scrolls by itself, with or without JavaScript; later, when nothing else is waiting,
 * a carousel of the same size takes its place. The strip stays where data is saved, where the carousel does not come, and when the
 * reader is already busy with it.
 */
export function SlideStrip({ slides, label, loop = false, isPlain = false, row, autoplayMs, isStill = false, captions = 'none', heading }: StripProps) {
  const { t } = useTranslation('ui')
  const strip = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const many = slides.length > 1
  const grows = many && !isPlain
  const isRow = row !== undefined
  const [isWhole, setWhole] = useState(!isRow)

  // Slides that are not seen at first are not in the page that the server writes, nor are their pictures asked for.
  useEffect(() => {
    const element = strip.current
    if (isWhole || !element) return undefined
    const complete = () => setWhole(true)
    element.addEventListener('pointerdown', complete, { once: true })
    element.addEventListener('scroll', complete, { once: true })
    element.addEventListener('focusin', complete, { once: true })
    const stop = whenIdle(complete)
    return () => {
      stop()
      element.removeEventListener('pointerdown', complete)
      element.removeEventListener('scroll', complete)
      element.removeEventListener('focusin', complete)
    }
  }, [isWhole])

  useEffect(() => {
    const element = strip.current
    if (!grows || !element || savesData() || (isRow && staysStill())) return undefined
    // A finger may have moved it before it came to life.
    let touched = element.scrollLeft > 0 || element.matches(':focus-within')
    const touch = () => {
      touched = true
    }
    element.addEventListener('pointerdown', touch)
    element.addEventListener('focusin', touch)
    const stop = whenIdle(() => {
      void import('./carousel.tsx').then(
        ({ Carousel }) => !touched && element.isConnected && setLoaded({ Carousel, startAt: firstSeen(element) }),
        () => undefined,
      )
    })
    return () => {
      stop()
      touch()
    }
  }, [grows, isRow])

  if (loaded) return <loaded.Carousel {...{ slides, label, loop, row, autoplayMs, isStill, captions, heading }} startAt={loaded.startAt} />
  const slidesInView = (
    // A region that scrolls must be reachable by keyboard: https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable
    <section
      ref={strip}
      aria-label={label}
      className={`flex overflow-x-auto snap-x snap-mandatory ${row ? `${row.gap} [scrollbar-width:none]` : 'rounded-card'}`}
      {...(many ? { tabIndex: 0 } : {})}
    >
      {slides.slice(0, isWhole ? undefined : row?.first).map((slide, at) => (
        <figure
          key={slide.id}
          aria-label={many && !row ? t('carousel.slide', { number: at + 1, count: slides.length }) : undefined}
          className={`${row?.slide ?? 'w-full'} shrink-0 snap-start`}
        >
          {slide.content}
        </figure>
      ))}
    </section>
  )
  // The buttons of the carousel come onto the pictures, where nothing has to move for them.
  if (!heading) return slidesInView
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 min-h-12">{heading}</div>
      {slidesInView}
    </div>
  )
}

/** Which slide stands at the start of the strip. */
function firstSeen(strip: HTMLElement): number {
  const [first, second] = strip.children
  const step = first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0
  return Math.round(strip.scrollLeft / (step || 1))
}
