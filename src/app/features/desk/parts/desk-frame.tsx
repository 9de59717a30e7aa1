import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { DESK_SCREENS, type DeskScreen } from '../desk-screens.ts'

interface Props {
  current: DeskScreen
  children: ReactNode
}

/** What stands around every screen of the desk: its menu, a row on phones and a column from 1024 px. */
export function DeskFrame({ current, children }: Props) {
  const { t } = useTranslation('desk')
  const menu = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // On a phone the row is wider than the screen: the entry of this screen is brought into its middle.
    const entry = menu.current?.querySelector<HTMLElement>(`[data-screen=${current}]`)
    if (menu.current && entry) menu.current.scrollLeft = entry.offsetLeft - (menu.current.clientWidth - entry.offsetWidth) / 2
  }, [current])
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[12rem_1fr] lg:gap-8">
      <nav ref={menu} aria-label={t('menu')} className="relative -mt-4 -mx-4 px-4 overflow-x-auto border-b border-line lg:mt-0 lg:mx-0 lg:px-0 lg:border-b-0">
        <ul className="flex lg:grid lg:gap-1">
          {DESK_SCREENS.map(({ name, to, icon }) => (
            <li key={name} data-screen={name}>
              <AppLink
                to={to}
                aria-current={name === current ? 'page' : undefined}
                className="target px-3 gap-2 justify-start! whitespace-nowrap border-b-3 border-transparent text-ink-soft aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600 lg:w-full lg:border-b-0 lg:rounded-control lg:aria-[current]:bg-sunken"
              >
                <Icon name={icon} />
                {t(`screens.${name}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 grid grid-cols-1 gap-4 content-start">{children}</div>
    </div>
  )
}
