import { useTranslation } from 'react-i18next'
import { useHydrating } from '../../ui/hydration/use-hydrating.ts'
import { forgetHost, useAllowedHosts } from './film-host.ts'

/** Above films: that nothing is asked of their hosts unasked, and of which the reader has said not to be told again, each to be taken back. */
export function AllowedHosts() {
  const { t } = useTranslation('ui')
  const isHydrating = useHydrating()
  const hosts = useAllowedHosts()
  return (
    // As high with a button as without: a first tap further down moves nothing.
    <div className="flex flex-wrap items-center gap-x-4 min-h-12 text-sm text-ink-soft">
      {isHydrating || hosts.length === 0 ? (
        <p>{t('film.nothingAsked')}</p>
      ) : (
        hosts.map((host) => (
          <button key={host} type="button" className="target underline text-start" onClick={() => forgetHost(host)}>
            {t('film.sayAgain', { host })}
          </button>
        ))
      )}
    </div>
  )
}
