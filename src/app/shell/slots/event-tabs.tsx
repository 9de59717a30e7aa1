import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from '../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../ui/navigation/use-prefix.ts'

const TABS = [
  ['all', () => '/sellerevents'],
  ['update', (id: number) => `/sellerevents/event/${id}/update`],
  ['gallery', (id: number) => `/sellerevents/editeventGallery/${id}`],
  ['tickets', (id: number) => `/sellerevents/event/${id}/tickets`],
  ['promo', (id: number) => `/sellerevents/event/${id}/promo`],
  ['questions', (id: number) => `/sellerevents/event/${id}/questions`],
  ['orders', (id: number) => `/sellerevents/event/${id}/orders`],
  ['attendees', (id: number) => `/sellerevents/event/${id}/attendees`],
  ['gate', (id: number) => `/sellerevents/event/${id}/gate`],
] as const

type EventTab = Exclude<(typeof TABS)[number][0], 'all'>

/** The strip of one event's screens, the present one in sight. @see Specification §2.6 "A tab strip" */
export function EventTabs({ eventId, tab }: { eventId: number; tab: EventTab }) {
  const { t } = useTranslation('selling')
  const router = useRouter()
  const prefix = usePrefix()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)
    if (strip.current && here) strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.clientWidth) / 2
  }, [tab])
  return (
    <nav ref={strip} aria-label={t('tabs.label')} className="-mx-4 mb-4 px-4 overflow-x-auto relative">
      <ul className="flex gap-1 w-max border-b border-line">
        {TABS.map(([name, addressOf]) => (
          <li key={name}>
            <a
              data-tab={name}
              href={withLanguage(prefix, addressOf(eventId))}
              aria-current={name === tab ? 'page' : undefined}
              className="target px-3 whitespace-nowrap border-b-3 border-transparent aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600"
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                void router.navigate({ href: withLanguage(prefix, addressOf(eventId)) })
              }}
            >
              {t(`tabs.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
