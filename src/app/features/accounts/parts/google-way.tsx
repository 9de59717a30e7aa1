import { useTranslation } from 'react-i18next'
import { useOffersGoogle } from '../use-offers-google.ts'
import { WayLink } from './way-link.tsx'

/** The way in by Google, where this service has one. It stands last, so that nothing moves when it comes. */
export function GoogleWay({ next }: { next: string | undefined }) {
  const { t } = useTranslation('accounts')
  return useOffersGoogle() ? (
    <WayLink to="/google-login" next={next} className="btn-quiet w-full">
      {t('google.signIn')}
    </WayLink>
  ) : null
}
