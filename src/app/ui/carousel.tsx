import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay, Keyboard } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { Icon } from './icon.tsx'
import type { Slide } from './slide.ts'

/** @see Specification §2.8 "autoplay 5 s" */
const AUTOPLAY_MS = 5000
const MODULES = [Autoplay, Keyboard]
const BUTTON = 'btn-icon bg-raised text-ink border border-line'

const movesLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface CarouselProps {
  slides: Slide[]
  label: string
  startAt: number
  /** After the last comes the first. */
  loop?: boolean
}

/**
 * The gallery with buttons and autoplay. Still under reduced motion and offline; it pauses under a pointer and in a hidden tab, and
 * once the reader has moved, focused or touched it, it never starts again by itself. Labels and `inert` are set here, so that
 * swiper's own accessibility module, which writes HTML, is not needed.
 */
export function Carousel({ slides, label, startAt, loop = false }: CarouselProps) {
  const { t } = useTranslation('ui')
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const [active, setActive] = useState(startAt)
  const [playing, setPlaying] = useState(() => !movesLess() && navigator.onLine)
  const stop = () => swiper?.autoplay.stop()
  const toggle = () => (playing ? swiper?.autoplay.stop() : swiper?.autoplay.start())

  useEffect(() => {
    const halt = () => swiper?.autoplay.stop()
    addEventListener('offline', halt)
    return () => removeEventListener('offline', halt)
  }, [swiper])

  const move = (by: number) => {
    stop()
    const next = (active + by + slides.length) % slides.length
    if (loop) swiper?.slideToLoop(next)
    else swiper?.slideTo(next)
  }
  return (
    <section aria-roledescription="carousel" aria-label={label} className="relative rounded-card overflow-hidden">
      <div className="absolute inset-x-2 bottom-2 z-10 flex items-center gap-2 pointer-events-none [&>*]:pointer-events-auto">
        <button type="button" className={BUTTON} onClick={toggle} aria-label={t(playing ? 'carousel.pause' : 'carousel.play')}>
          <Icon name={playing ? 'i-lucide-pause' : 'i-lucide-play'} />
        </button>
        <span className={`chip bg-raised ms-auto tabular ${loop ? 'max-sm:invisible' : ''}`}>
          {t('carousel.slide', { number: active + 1, count: slides.length })}
        </span>
        <button type="button" className={BUTTON} onClick={() => move(-1)} aria-label={t('carousel.previous')}>
          <Icon name="i-lucide-chevron-left" />
        </button>
        <button type="button" className={BUTTON} onClick={() => move(1)} aria-label={t('carousel.next')}>
          <Icon name="i-lucide-chevron-right" />
        </button>
      </div>
      <div onFocusCapture={stop} onClickCapture={stop}>
        <Swiper
          className="overflow-hidden touch-pan-y [&>.swiper-wrapper]:flex"
          modules={MODULES}
          initialSlide={startAt}
          loop={loop}
          speed={movesLess() ? 0 : 300}
          keyboard={{ enabled: true, onlyInViewport: true }}
          autoplay={playing ? { delay: AUTOPLAY_MS, pauseOnMouseEnter: true, disableOnInteraction: true } : { enabled: false, delay: AUTOPLAY_MS }}
          onSwiper={setSwiper}
          onSlideChange={(moved) => setActive(moved.realIndex)}
          onAutoplayStart={() => setPlaying(true)}
          onAutoplayStop={() => setPlaying(false)}
        >
          {slides.map((slide, at) => (
            <SwiperSlide key={slide.id} className="w-full shrink-0" role="group" aria-label={t('carousel.slide', { number: at + 1, count: slides.length })}>
              <div inert={at !== active}>{slide.content}</div>
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
    </section>
  )
}
