import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MixedText } from '../text/mixed-text.tsx'
import { Button } from './button.tsx'

interface Props {
  title: string
  /**
   * `sheet` rises from the bottom (a box near the top on wide screens); `menu` does so too, but hangs from its button at the end of the header on
   * wide screens; `cover` hangs from the top and fills a phone's width.
   */
  place: keyof typeof PANELS
  /** Called once, when it closes, by whatever way: button, backdrop, Esc, back gesture. */
  onClose: () => void
  /** What has `data-first-focus` gets the focus. */
  children: ReactNode
}

const SHEET = 'bottom-0 md:bottom-auto md:top-16 max-h-[85dvh] rounded-t-card md:rounded-card safe-bottom'
const PANELS = {
  sheet: SHEET,
  menu: `${SHEET} lg:start-auto! lg:end-[max(1rem,calc(50vw-584px))]! lg:top-24! lg:w-80 lg:border lg:border-line lg:shadow-lg`,
  cover: 'top-0 max-h-dvh',
} as const

/** A native modal dialog, open while it is rendered. */
export function Dialog({ title, place, onClose, children }: Props) {
  const { t } = useTranslation()
  const { close, dialog } = useModal(onClose)
  const titleId = useId()
  const beganBeside = useRef(false)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, and so does the button.
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={`fixed inset-0 w-full h-full ${place === 'menu' ? 'lg:backdrop:bg-transparent' : ''}`}
      // The element fills the screen, so a press beside the panel is a press on the element itself. Begun inside and ended beside, as when text is
      // selected, it is no wish to close.
      onPointerDown={({ target, currentTarget }) => {
        beganBeside.current = target === currentTarget
      }}
      onClick={(event) => {
        if (beganBeside.current) dialog.onClose(event)
      }}
    >
      <div className={`${PANELS[place]} absolute inset-x-0 mx-auto max-w-2xl overflow-y-auto overscroll-contain scroll-pt-16 bg-raised`}>
        <div className="sticky top-0 z-1 flex items-center justify-between bg-raised ps-4 pe-1">
          <h2 id={titleId} className="min-w-0 max-h-[30dvh] overflow-y-auto text-lg py-2 wrap-anywhere">
            <MixedText text={title} />
          </h2>
          <Button variant="icon" icon="i-lucide-x" aria-label={t('common:close')} className="focus-visible:outline-offset--3" onClick={close} />
        </div>
        <div className="px-4 pt-2 pb-4">{children}</div>
      </div>
    </dialog>
  )
}

/**
 * Opens a native dialog while it is rendered; what has `data-first-focus` gets the focus. The browser keeps the focus inside and gives it back, and
 * closes on Esc and on the back gesture. `dialog` are properties of the element, `close` is for the button that closes it.
 *
 * The browser gives the focus back at once and says only later that it has closed. A user who opens it again in between must find it closed,
 * or the press is lost: so `onClose` is called as soon as the end is asked for, and once.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const isOver = useRef(false)
  // Before the element goes: taken away while it is open, the browser would not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    // The browser would choose the close button; React does not write the attribute that says otherwise.
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => dialog.close()
  }, [])
  const close = () => {
    ref.current?.close()
    if (isOver.current) return
    isOver.current = true
    onClose()
  }
  // A file chooser that is closed inside says the same of itself.
  const onEnd = ({ target }: SyntheticEvent) => {
    if (target === ref.current) close()
  }
  return { close, dialog: { ref, onCancel: onEnd, onClose: onEnd } }
}
