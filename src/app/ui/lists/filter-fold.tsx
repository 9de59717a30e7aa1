import type { ReactNode, Ref } from 'react'
import { Icon } from '../icons/icon.tsx'

/** The browser can show what a closed `details` holds: from 1024 px on the panel is always open. Elsewhere it stays foldable. */
const OPEN_WIDE = 'lg:[&::details-content]:[content-visibility:visible] lg:[&::details-content]:block'
/** What unfolds a panel has no use where it is always open. */
const HIDE_WIDE = '[@supports_selector(::details-content)]:lg:hidden'
/** A panel beside the list stays in sight while that is read; higher than the screen it scrolls by itself. */
const PLACES = {
  above: 'lg:col-span-2',
  beside: 'lg:row-start-2 lg:self-start lg:sticky lg:top-27 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto lg:-m-1 lg:p-1',
}

interface FilterFoldProps {
  title: string
  icon: `i-lucide-${string}`
  /** Where it stands on wide screens. */
  place: keyof typeof PLACES
  /** The fields. */
  children: ReactNode
  ref?: Ref<HTMLDetailsElement>
  /** Of the button that unfolds it. */
  summary?: string
}

/** A panel of fields above or beside a list: folded on phones, so that the first card is in sight. */
export function FilterFold({ title, icon, place, children, ref, summary = '' }: FilterFoldProps) {
  return (
    <details ref={ref} className={`flex-auto open:basis-full ${PLACES[place]} ${OPEN_WIDE}`}>
      <summary className={`btn-quiet w-full justify-between text-start ${summary} ${HIDE_WIDE}`}>
        {title}
        <Icon name={icon} />
      </summary>
      <section aria-label={title} className="card p-4 mt-2 lg:mt-0 overflow-visible">
        <h2 className="hidden lg:block text-lg mb-3">{title}</h2>
        {children}
      </section>
    </details>
  )
}
