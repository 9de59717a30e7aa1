import { useTranslation } from 'react-i18next'
import { Drawing } from '../../../../ui/media/drawing.tsx'
import { usePortalAddress } from '../use-portal-address.ts'

/** No job fits. @param isAll everything was asked for. */
export function NothingFound({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation('jobs')
  const { hrefOf, follow } = usePortalAddress()
  return (
    <div className="card p-6 grid justify-items-center text-center">
      <Drawing name="empty" />
      <p className="text-lg">{t('list.empty')}</p>
      {!isAll && (
        <>
          <p className="mt-1 mb-4 text-ink-soft">{t('list.emptyHint')}</p>
          <a className="btn-primary" href={hrefOf({})} onClick={follow({})}>
            {t('list.seeAll')}
          </a>
        </>
      )}
    </div>
  )
}
