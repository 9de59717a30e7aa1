import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from './plain-click.ts'
import { usePrefix } from './use-prefix.ts'

interface Tab {
  name: string
  /** Canonical, without language. */
  to: `/${string}`
  text: string
}

interface Props {
  label: string
  tabs: readonly Tab[]
  /** Name of the present one. */
  current: string
}

/** A strip of screens that belong together, the present one in sight. */
export function TabStrip({ label, tabs, current }: Props) {
  const router = useRouter()
  const prefix = usePrefix()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`)
    if (strip.current && here) strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.clientWidth) / 2
  }, [current])
  return (
    <nav ref={strip} aria-label={label} className="-mx-4 mb-4 px-4 overflow-x-auto relative">
      <ul className="flex gap-1 w-max border-b border-line">
        {tabs.map(({ name, to, text }) => (
          <li key={name}>
            <a
              data-tab={name}
              href={withLanguage(prefix, to)}
              aria-current={name === current ? 'page' : undefined}
              className="target px-3 whitespace-nowrap border-b-3 border-transparent aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600"
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                void router.navigate({ href: withLanguage(prefix, to) })
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
