import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UnverifiedNote } from '../../features/accounts/parts/unverified-note.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { Guard } from '../guards/guard.tsx'
import { SellerArea } from '../guards/seller-area.tsx'
import { LogInLink } from '../header/log-in-link.tsx'
import { type ServiceTab, ServiceTabs } from './service-tabs.tsx'

interface Props {
  /** Key of its text. */
  title: string
  tab: ServiceTab
  /** Of one service's screens. */
  serviceId?: number | undefined
  /** The screen; gets the way in and back. */
  children: (logIn: ReactNode) => ReactNode
}

const FORMS = /titles\.(add|update)$/

/** Around each screen of a provider's services: for sellers alone, with the strip of all of them. */
export function ServiceFrame({ title, tab, serviceId, children }: Props) {
  const { t } = useTranslation()
  const what = t(title)
  usePageTitle(what)
  return (
    <Guard wants="seller" what={what}>
      <SellerArea>
        <ServiceTabs serviceId={serviceId} tab={tab} />
        {FORMS.test(title) && <UnverifiedNote of="service" />}
        {children(<LogInLink className="btn-primary">{t('common:nav.logIn')}</LogInLink>)}
      </SellerArea>
    </Guard>
  )
}
