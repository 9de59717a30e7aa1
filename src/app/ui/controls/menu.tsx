import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** What the button shows and says. */
  button: ReactNode
  /** Links and buttons; pressing one closes the menu. */
  children: ReactNode
  /** `bar`: a quiet button, the menu at its end. `corner`: the same for a button as wide as its place. `block`: both as wide as the column, and what follows makes room. */
  variant?: 'bar' | 'corner' | 'block'
}

const VARIANTS = {
  bar: { button: 'btn-icon px-2', panel: 'absolute top-full end-0 min-w-52 shadow-lg' },
  corner: { button: 'target w-full ps-2 pe-3 rounded-full border border-line active:bg-sunken', panel: 'absolute top-full end-0 min-w-64 shadow-lg' },
  block: { button: 'btn-quiet w-full', panel: 'mt-1' },
} as const

/** A drop-down that opens without JavaScript too. With it, a choice, a press elsewhere, Esc and the back gesture close it, and arrows lead through it. */
export function Menu({ button, children, variant = 'bar' }: Props) {
  const element = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const menu = element.current
    return menu ? steer(menu) : undefined
  }, [])

  return (
    <details ref={element} className="menu relative">
      <summary className={VARIANTS[variant].button}>{button}</summary>
      <div className={`${VARIANTS[variant].panel} rounded-card border border-line bg-raised p-1`}>{children}</div>
    </details>
  )
}

/** Hears the back gesture of Android, where the browser tells of it. */
interface Watcher {
  onclose: (() => void) | null
  destroy: () => void
}

const ARROWS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

function steer(menu: HTMLDetailsElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const closeBack = () => {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  const onElsewhere = ({ target }: Event) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false
  }
  document.addEventListener('pointerdown', onElsewhere, { signal })
  document.addEventListener('focusin', onElsewhere, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && menu.open && closeBack(), { signal })
  menu.addEventListener('keydown', (event) => moveFocus(menu, event), { signal })
  menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a,button') && closeBack(), { signal })
  closeByBackGesture(menu, closeBack, signal)
  return () => stop.abort()
}

/** The arrows lead from entry to entry; from the button of an open menu down to the first. */
function moveFocus(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const move = ARROWS[event.key]
  const entries = [...menu.querySelectorAll<HTMLElement>('a,button')]
  if (!move || !menu.open || entries.length === 0) return
  event.preventDefault()
  entries[move(entries.indexOf(document.activeElement as HTMLElement), entries.length - 1)]?.focus()
}

function closeByBackGesture(menu: HTMLDetailsElement, close: () => void, signal: AbortSignal): void {
  const { CloseWatcher: Watching } = window as { CloseWatcher?: new () => Watcher }
  if (!Watching) return
  let watcher: Watcher | undefined
  const follow = () => {
    watcher?.destroy()
    watcher = undefined
    if (!menu.open) return
    watcher = new Watching()
    watcher.onclose = close
  }
  menu.addEventListener('toggle', follow, { signal })
  signal.addEventListener('abort', () => watcher?.destroy())
}
