import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** What the button shows and says. */
  button: ReactNode
  /** Links and buttons; pressing one closes the menu. */
  children: ReactNode
}

/** A drop-down that opens without JavaScript too. With it, a choice, a press elsewhere and Esc close it. */
export function Menu({ button, children }: Props) {
  const element = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const menu = element.current
    return menu ? closeByItself(menu) : undefined
  }, [])

  return (
    <details ref={element} className="relative">
      <summary className="btn-icon px-2">{button}</summary>
      <div className="absolute end-0 top-full z-30 min-w-52 rounded-card border border-line bg-raised p-1">{children}</div>
    </details>
  )
}

function closeByItself(menu: HTMLDetailsElement): () => void {
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
  menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a,button') && closeBack(), { signal })
  return () => stop.abort()
}
