import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'

interface Props {
  label: string
  slides: readonly { id: number; content: ReactNode }[]
  /** Which of them is seen, from 0. */
  active: number
  onActive: (at: number) => void
}

/** Several tickets in one swipe, which the browser scrolls by itself; buttons and arrow keys do the same. Printed, they stand below one another. */
export function TicketStrip({ label, slides, active, onActive }: Props) {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  const strip = useRef<HTMLElement>(null)
  const [isMoving, setMoving] = useState(false)
  const many = slides.length > 1

  const go = (to: number) => {
    const element = strip.current
    if (!element || to < 0 || to >= slides.length) return
    onActive(to)
    setMoving(true)
    element.scrollTo({ left: to * element.clientWidth })
  }
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: slides.length - 1 }[event.key]
    if (to === undefined || event.target !== strip.current) return
    event.preventDefault()
    go(to)
  }
  const onScroll = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 0 }
    const at = Math.round(scrollLeft / (clientWidth || 1))
    // On its way to where a button sends it, what is passed by is not what is meant.
    if (isMoving && at !== active) return
    setMoving(false)
    if (at !== active) onActive(at)
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {many && (
        <div className="flex items-center justify-center gap-2 no-print">
          <Button variant="icon" icon="i-lucide-chevron-left" aria-label={t('strip.previous')} disabled={active === 0} onClick={() => go(active - 1)} />
          <p aria-live="polite" className="flex-1 min-w-0 max-w-20 text-center font-600 tabular">
            <span className="sr-only">{t('strip.position', { at: format.number(active + 1), total: format.number(slides.length) })}</span>
            <span aria-hidden="true">
              {format.number(active + 1)} / {format.number(slides.length)}
            </span>
          </p>
          <Button
            variant="icon"
            icon="i-lucide-chevron-right"
            aria-label={t('strip.next')}
            disabled={active === slides.length - 1}
            onClick={() => go(active + 1)}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the browser scrolls it by keys too, only not by whole tickets. */}
      <section
        ref={strip}
        aria-label={label}
        onScroll={onScroll}
        onPointerDown={() => setMoving(false)}
        onKeyDown={onKey}
        className="relative flex overflow-x-auto snap-x snap-mandatory scroll-smooth print:block"
        {...(many ? { tabIndex: 0 } : {})}
      >
        {slides.map(({ id, content }, at) => (
          <figure
            key={id}
            aria-label={t('strip.position', { at: format.number(at + 1), total: format.number(slides.length) })}
            inert={at !== active}
            className="w-full shrink-0 snap-start print:mb-6"
          >
            {content}
          </figure>
        ))}
      </section>
    </div>
  )
}
