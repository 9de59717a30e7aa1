import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useServiceBookmarks } from '../use-service-bookmarks.ts'

/** What can be done with a service besides asking for a time. */
export function ServiceActions({ service }: { service: ServiceDetail }) {
  const { t } = useTranslation('services')
  const language = useLanguage()
  const { service_id, title } = service
  const keeping = useServiceBookmarks([service])
  const isKept = keeping.isKept(service_id)
  return (
    <>
      <div className="flex flex-wrap gap-2 mt-3 [&>*]:grow">
        <button type="button" className="btn-quiet js-only" data-service={service_id} aria-pressed={isKept} onClick={keeping.toggle}>
          <Icon name={isKept ? 'i-lucide-check' : 'i-lucide-heart'} className={isKept ? 'text-brand' : ''} />
          {t('keep.button')}
        </button>
        <ShareButton title={title} path={withLanguage(language, `/servicedetails/${service_id}`)} />
      </div>
      <p role="status" className="text-sm mt-2 empty:hidden">
        {keeping.failed && <span className="text-danger">{t('keep.failed')}</span>}
        {isKept && !keeping.failed && t(keeping.isReady(service_id) ? 'availableOffline' : 'keep.queued')}
      </p>
    </>
  )
}
