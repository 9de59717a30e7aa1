import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MAIN_REACTION, REACTIONS, type Reaction } from '#contract/threads/reactions.ts'
import { REACTION_SIGNS } from './reaction-signs.ts'

interface Props {
  title: string
  mine: Reaction | null
  /** Null: what was chosen is chosen again, and taken back. */
  choose: (kind: Reaction | null) => void
  /** False: a resting mouse opened it, and the focus stays where it is. */
  takesFocus: boolean
  onClose: (isByKey: boolean) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The five, beside each other: arrows lead through them, Enter and a press choose, Esc and a press elsewhere close. */
export function ReactionPicker({ title, mine, takesFocus, choose, onClose }: Props) {
  const { t } = useTranslation('posts')
  const group = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (takesFocus) group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    const elsewhere = ({ target }: Event) => target instanceof Node && !group.current?.parentElement?.contains(target) && close.current(false)
    const stop = new AbortController()
    document.addEventListener('pointerdown', elsewhere, { signal: stop.signal })
    document.addEventListener('focusin', elsewhere, { signal: stop.signal })
    // Where the focus is in it, its own handler comes first, and no other hears of the key.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close.current(false), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return onClose(true)
    }
    const by = STEPS[event.key]
    const radios = [...(group.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
    if (by === undefined || radios.length === 0) return
    event.preventDefault()
    const at = radios.indexOf(document.activeElement as HTMLElement)
    radios[(at + by + radios.length) % radios.length]?.focus()
  }
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={title}
      tabIndex={-1}
      className="absolute bottom-full start-0 z-20 flex flex-wrap w-max max-w-full p-1 rounded-card border border-line bg-raised shadow-lg"
      onKeyDown={onKeyDown}
    >
      {REACTIONS.map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: an arrow leads to a radio button of a form and chooses it at once; here it only leads there.
        <button
          key={kind}
          type="button"
          role="radio"
          aria-checked={kind === mine}
          tabIndex={kind === (mine ?? MAIN_REACTION) ? 0 : -1}
          className="target flex-col gap-0! rounded-control text-lg active:bg-sunken aria-checked:bg-sunken aria-checked:text-brand"
          onClick={() => choose(kind === mine ? null : kind)}
        >
          <span aria-hidden="true">{REACTION_SIGNS[kind]}</span>
          <span className="text-xs">{t(`reactions.${kind}`)}</span>
        </button>
      ))}
    </div>
  )
}
