import { type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay, Keyboard } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { Icon } from '../icons/icon.tsx'
import type { Slide, SlideCaptions, SlideRow } from './slide.ts'

/** @see Specification §2.8 "autoplay 5 s" */
const AUTOPLAY_MS = 5000
const MODULES = [Autoplay, Keyboard]
const BUTTON = 'btn-icon bg-raised text-ink border border-line'
/** On the lower edge of the picture, so that no room is kept empty for them while they are not there; never on a caption. */
const ON_PICTURE = 'absolute inset-x-2 z-10 flex flex-wrap items-center gap-2 pointer-events-none [&>*]:pointer-events-auto'
const ABOVE_CAPTION = { none: 'bottom-2', line: 'bottom-9', lines: 'bottom-16' } as const satisfies Record<SlideCaptions, string>

const movesLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface CarouselProps {
  slides: Slide[]
  label: string
  startAt: number
  /** After the last comes the first. */
  loop?: boolean
  /** Several beside each other; else one alone. */
  row?: SlideRow | undefined
  autoplayMs?: number | undefined
  /** Never moves by itself: there is nothing to pause. */
  isStill?: boolean
  captions?: SlideCaptions
  /** Stands above, with the buttons beside it; else they stand on the pictures. */
  heading?: ReactNode
}

/**
 * The gallery with buttons and autoplay. Still under reduced motion and offline; it pauses under a pointer and in a hidden tab, and
 * once the reader has moved, focused or touched it, it never starts again by itself. Labels and `inert` are set here, so that
 * swiper's own accessibility module, which writes HTML, is not needed.
 */
export function Carousel({ slides, label, startAt, loop = false, row, autoplayMs = AUTOPLAY_MS, isStill = false, captions = 'none', heading }: CarouselProps) {
  const { t } = useTranslation('ui')
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const [active, setActive] = useState(startAt)
  // A finger may hit what the row shows a part of; keys lead to what is seen whole.
  const [byKeys, setByKeys] = useState(false)
  const [playing, setPlaying] = useState(() => !isStill && !movesLess() && navigator.onLine)
  const stop = () => swiper?.autoplay.stop()
  const toggle = () => (playing ? swiper?.autoplay.stop() : swiper?.autoplay.start())
  // A browser scrolls what takes the focus into view by itself, and would leave the row between two slides.
  const takeFocus = ({ currentTarget }: FocusEvent) => {
    stop()
    if (row) currentTarget.firstElementChild?.scrollTo({ left: 0, behavior: 'instant' })
  }

  useEffect(() => {
    const halt = () => swiper?.autoplay.stop()
    addEventListener('offline', halt)
    return () => removeEventListener('offline', halt)
  }, [swiper])

  useEffect(() => {
    const keysOrFingers = (event: Event) => setByKeys(event.type === 'keydown')
    addEventListener('keydown', keysOrFingers, { capture: true })
    addEventListener('pointerdown', keysOrFingers, { capture: true })
    return () => {
      removeEventListener('keydown', keysOrFingers, { capture: true })
      removeEventListener('pointerdown', keysOrFingers, { capture: true })
    }
  }, [])

  const move = (by: number) => {
    stop()
    const next = (active + by + slides.length) % slides.length
    if (loop) swiper?.slideToLoop(next)
    else swiper?.slideTo(next)
  }
  const buttons = (
    <>
      {isStill ? (
        <span className="me-auto" />
      ) : (
        <button type="button" className={`${BUTTON} ${heading ? '' : 'me-auto'}`} onClick={toggle} aria-label={t(playing ? 'carousel.pause' : 'carousel.play')}>
          <Icon name={playing ? 'i-lucide-pause' : 'i-lucide-play'} />
        </button>
      )}
      {!heading && !loop && <span className="chip bg-raised tabular">{t('carousel.slide', { number: active + 1, count: slides.length })}</span>}
      <button type="button" className={`${BUTTON} ${heading ? 'max-sm:hidden' : ''}`} onClick={() => move(-1)} aria-label={t('carousel.previous')}>
        <Icon name="i-lucide-chevron-left" />
      </button>
      <button type="button" className={`${BUTTON} ${heading ? 'max-sm:hidden' : ''}`} onClick={() => move(1)} aria-label={t('carousel.next')}>
        <Icon name="i-lucide-chevron-right" />
      </button>
    </>
  )
  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={heading ? 'overflow-hidden' : 'relative'}>
      {heading && (
        <div className="flex flex-wrap items-center gap-2 min-h-12">
          {heading}
          {buttons}
        </div>
      )}
      <div onFocusCapture={takeFocus} onClickCapture={stop}>
        <Swiper
          className={`overflow-hidden touch-pan-y [&>.swiper-wrapper]:flex ${heading ? '' : 'rounded-card'}`}
          modules={MODULES}
          initialSlide={startAt}
          loop={loop}
          speed={movesLess() ? 0 : 300}
          // The arrow keys belong to one gallery of a page, not to each of its rows.
          keyboard={{ enabled: !row, onlyInViewport: true }}
          {...(row ? { slidesPerView: 'auto' as const, spaceBetween: row.gapPx, watchSlidesProgress: true } : {})}
          autoplay={playing ? { delay: autoplayMs, pauseOnMouseEnter: true, disableOnInteraction: true } : { enabled: false, delay: autoplayMs }}
          onSwiper={setSwiper}
          onSlideChange={(moved) => setActive(moved.realIndex)}
          onAutoplayStart={() => setPlaying(true)}
          onAutoplayStop={() => setPlaying(false)}
        >
          {slides.map((slide, at) => (
            <SwiperSlide
              key={slide.id}
              className={`${row?.slide ?? 'w-full'} shrink-0`}
              role="group"
              aria-label={t('carousel.slide', { number: at + 1, count: slides.length })}
            >
              {({ isVisible, isFullyVisible }) => <div inert={row ? !(byKeys ? isFullyVisible : isVisible) : at !== active}>{slide.content}</div>}
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
      {!heading && <div className={`${ON_PICTURE} ${ABOVE_CAPTION[captions]}`}>{buttons}</div>}
    </section>
  )
}
