import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { OwnService } from '#contract/services/own-service.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { showNotice } from '../../../../state/notices.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { copyOwnService, refreshOwnServices } from '../service-calls.ts'
import { placeOfServiceGallery } from '../service-gallery.ts'
import { placeOfService } from './own-service-row.tsx'

/** Everything that can be done with one service, within the thumb's reach. */
export function OwnServiceActions({ service, onClose }: { service: OwnService; onClose: () => void }) {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { service_id, title, is_active, taken_off_reason } = service
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 wrap-anywhere [&>li]:grid [&_:is(a,button)]:w-full [&_:is(a,button)]:justify-start! [&_:is(a,button)]:text-start">
        <Entry to={placeOfService(service)} icon="i-lucide-pencil" text={t('tabs.update')} />
        <Entry to={placeOfServiceGallery(service_id)} icon="i-lucide-image" text={t('tabs.pictures')} />
        <Entry to={`/sellerservices/service/${service_id}/questions`} icon="i-lucide-message-circle-question-mark" text={t('tabs.questions')} />
        {is_active && taken_off_reason === null && (
          <>
            <Entry to={`/servicedetails/${service_id}`} icon="i-lucide-eye" text={t('list.seePublic')} />
            <li>
              <ShareButton title={title} path={withLanguage(language, `/servicedetails/${service_id}`)} />
            </li>
          </>
        )}
        <Copy serviceId={service_id} />
      </ul>
    </Dialog>
  )
}

const Entry = ({ to, icon, text }: { to: `/${string}`; icon: `i-lucide-${string}`; text: string }) => (
  <li>
    <AppLink to={to} className="btn-quiet">
      <Icon name={icon} />
      {text}
    </AppLink>
  </li>
)

/** Makes a copy and leads to it. A try that failed is repeated as the same wish. */
function Copy({ serviceId }: { serviceId: number }) {
  const { t } = useTranslation('team')
  const router = useRouter()
  const prefix = usePrefix()
  const isOffline = useIsOffline()
  const { isBusy, problem, run } = useAction()
  const key = useRef<string>(undefined)
  const copy = async () => {
    key.current ??= newKey()
    const made = await copyOwnService(serviceId, key.current)
    refreshOwnServices()
    await router.navigate({ href: withLanguage(prefix, placeOfService(made)) })
    showNotice(t('list.copied'))
  }
  const said = isOffline ? t('list.copyOffline') : problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })
  return (
    <>
      <li>
        <BusyButton icon="i-lucide-copy" isBusy={isBusy || isOffline} onClick={() => void run(copy)}>
          {t(isBusy ? 'list.copying' : 'list.copy')}
        </BusyButton>
      </li>
      {said && (
        <li role="alert" className="col-span-full text-danger">
          {said}
        </li>
      )}
    </>
  )
}
