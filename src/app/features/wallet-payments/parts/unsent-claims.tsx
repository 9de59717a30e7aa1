import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import type { ClaimEntry } from '../claim-entry.ts'

/** What this phone has still to send of a payment. */
export function UnsentClaims({ entries }: { entries: readonly ClaimEntry[] }) {
  const { t } = useTranslation('wallets')
  if (entries.length === 0) return null
  return (
    <div role="status" className="rounded-control bg-sunken px-3 py-2 grid gap-1">
      {entries.map(({ id, about: { action, trxid } }) => (
        <p key={id} className="flex items-start gap-2 text-marigold font-600">
          <Icon name="i-lucide-hourglass" className="mt-0.5" />
          <span>
            {t('unsent.title', { action: t(`actions.${action}`) })} {trxid && <span dir="ltr">{trxid}</span>}
          </span>
        </p>
      ))}
      <p className="text-sm">{t('unsent.hint')}</p>
      <ScreenLink to="/outbox" className="link justify-self-start">
        {t('unsent.outbox')}
      </ScreenLink>
    </div>
  )
}
