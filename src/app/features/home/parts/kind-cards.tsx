import { useTranslation } from 'react-i18next'
import type { ScreenPath } from '../../../ui/screen-link.tsx'
import { ScreenLink } from '../../../ui/screen-link.tsx'
import { type KindMotif, KindPicture } from './kind-picture.tsx'

interface Kind {
  to: ScreenPath
  motif: KindMotif
  textKey: 'events' | 'jobs'
}

/** What the market sells, in the order of the specification: a row comes with its screen. @see Specification §2.2 "Five cards" */
const KINDS: readonly Kind[] = [
  { to: '/events', motif: 'stage', textKey: 'events' },
  { to: '/jobportal', motif: 'work', textKey: 'jobs' },
]

/** One card for each thing that can be had here. */
export function KindCards() {
  const { t } = useTranslation('home')
  return KINDS.map(({ to, motif, textKey }) => (
    <section key={to} className="card flex flex-col">
      <KindPicture motif={motif} />
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
