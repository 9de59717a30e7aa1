import { useTranslation } from 'react-i18next'
import { discard } from '../../../state/outbox/outbox.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { type ClaimEntry, claimPath } from '../claim-entry.ts'

interface Props {
  entry: ClaimEntry
  /** On a page that says what it is about it needs no link to itself. */
  at: 'page' | 'outbox'
}

/** Codes with words of their own. */
const SAID = ['bad-state', 'bad-input', 'not-found', 'trxid-used'] as const

/** A claim, or a step of one, that the service did not take: why, and the ways out. */
export function ClaimConflict({ entry: { id, about, problem }, at }: Props) {
  const { t } = useTranslation('wallets')
  const code = problem?.code ?? 'bug'
  const said = SAID.find((one) => one === code)
  const own = code === 'trxid-used' ? problem?.fields?.order : undefined
  const text = own ? t('conflict.trxidUsedOwn', { number: own }) : said && t(`conflict.${said}`)
  return (
    <div role={at === 'page' ? 'alert' : undefined} className={at === 'page' ? 'card p-4 grid gap-2 border-danger' : 'grid gap-2'}>
      {at === 'page' && <h2 className="text-base">{t('conflict.title', { action: t(`actions.${about.action}`) })}</h2>}
      <p className="font-600">{text ?? t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}</p>
      {about.trxid && (
        <p dir="ltr" className="tabular">
          {about.trxid}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {at === 'outbox' && (
          <AppLink to={claimPath(about)} className="btn-primary">
            {t('outbox.open')}
          </AppLink>
        )}
        {at === 'page' && (
          <Button icon="i-lucide-x" onClick={() => void discard(id)}>
            {t('conflict.leave')}
          </Button>
        )}
      </div>
    </div>
  )
}
