import { useTranslation } from 'react-i18next'
import type { ScreenPath } from '../../../ui/navigation/screen-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'

interface Kind {
  to: ScreenPath
  /** Of the drawn pictures that categories have: every phone that saw Home holds them. */
  picture: string
  tone: number
  textKey: 'services' | 'events' | 'bookings' | 'products' | 'jobs'
}

/** What the market sells, in the order of the specification. @see Specification §2.2 "Five cards" */
const KINDS: readonly Kind[] = [
  { to: '/services', picture: '/category-icons/home-and-garden.svg', tone: 2, textKey: 'services' },
  { to: '/events', picture: '/category-icons/festivals.svg', tone: 7, textKey: 'events' },
  { to: '/bookings', picture: '/category-icons/community.svg', tone: 5, textKey: 'bookings' },
  { to: '/shop', picture: '/category-icons/fashion.svg', tone: 4, textKey: 'products' },
  { to: '/jobportal', picture: '/category-icons/business.svg', tone: 0, textKey: 'jobs' },
]

/** One card for each thing that can be had here. */
export function KindCards() {
  const { t } = useTranslation('home')
  return KINDS.map(({ to, picture, tone, textKey }) => (
    <section key={to} className="card flex flex-col">
      <span className={`flex justify-center p-4 tone-${tone}`}>
        <img src={picture} width={80} height={80} alt="" loading="lazy" decoding="async" />
      </span>
      <div className="flex flex-col grow gap-1 p-3">
        <h2 id={`kind-${textKey}`} className="text-lg">
          {t(`kinds.${textKey}.title`)}
        </h2>
        <p className="grow mb-2 text-ink-soft">{t(`kinds.${textKey}.subtitle`)}</p>
        <ScreenLink to={to} className="btn-primary" aria-describedby={`kind-${textKey}`}>
          {t('explore')}
        </ScreenLink>
      </div>
    </section>
  ))
}
