import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { trackingLink } from '../tracking-link.ts'

/** Who has a parcel, and how it is followed. Nothing of what is not known. */
export function Tracking({ courier, tracking }: { courier: string; tracking: string }) {
  const { t } = useTranslation('parcels')
  const href = trackingLink(tracking)
  return (
    <>
      {courier && (
        <p>
          <MixedText text={t('delivery.courier', { name: courier })} />
        </p>
      )}
      {href && (
        <a href={href} target="_blank" rel="noreferrer noopener nofollow" className="target link justify-start! max-w-full">
          <Icon name="i-lucide-external-link" />
          {t('delivery.track')}
        </a>
      )}
      {tracking && !href && (
        <p className="wrap-anywhere">
          {t('delivery.tracking')}{' '}
          <b className="font-mono select-all" lang="en" translate="no">
            {tracking}
          </b>
        </p>
      )}
    </>
  )
}
