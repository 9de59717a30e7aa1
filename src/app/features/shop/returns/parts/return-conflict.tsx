import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { discard, sendNow } from '../../../../state/outbox/outbox.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { editPath, type ReturnStep } from '../return-step.ts'

interface Props {
  step: ReturnStep
  /** On a page that says what it is about it needs no link to itself. */
  at: 'page' | 'outbox'
}

/** Codes with words of their own. */
const SAID = ['bad-state', 'bad-input', 'not-found', 'sold-out'] as const

/** A complaint, or a step of one, that the service did not take: why, and the ways out. */
export function ReturnConflict({ step: { id, about, problem }, at }: Props) {
  const { t } = useTranslation('returns')
  const format = useFormat()
  const [isBusy, setBusy] = useState(false)
  const code = problem?.code ?? 'bug'
  const said = SAID.find((one) => one === code)
  const { most, least, open } = problem?.facts ?? {}
  const to = about.number ? (`/shop_return/${lowerCase(about.number)}` as const) : (`/shop_order/${lowerCase(about.order)}` as const)
  const again = async () => {
    setBusy(true)
    await sendNow(id).finally(() => setBusy(false))
  }
  return (
    <div role={at === 'page' ? 'alert' : undefined} className={at === 'page' ? 'card p-4 grid gap-2 border-danger' : 'grid gap-2'}>
      {at === 'page' && <h2 className="text-base">{t('conflict.title', { action: t(`actions.${about.action}`) })}</h2>}
      <p className="font-600">
        {(open && t('conflict.open')) || (said ? t(`conflict.${said}`) : t(`problems:${code}.text`, { defaultValue: t('common:error.text') }))}
      </p>
      {code === 'bad-input' && most !== undefined && <p>{t('conflict.most', { price: format.price(most) })}</p>}
      {code === 'bad-input' && least !== undefined && <p>{t('conflict.least', { price: format.price(least) })}</p>}
      <div className="flex flex-wrap gap-2">
        {at === 'outbox' && (
          <AppLink to={to} className="btn-primary">
            {t(about.number ? 'outbox.open' : 'outbox.openOrder')}
          </AppLink>
        )}
        {at === 'page' && (
          <>
            {!said && (
              <BusyButton isBusy={isBusy} icon="i-lucide-rotate-cw" onClick={() => void again()}>
                {t('common:retry')}
              </BusyButton>
            )}
            {about.action === 'ask' && (
              <AppLink to={editPath({ id, about })} className="btn-primary">
                {t('conflict.edit')}
              </AppLink>
            )}
            <Button icon="i-lucide-x" onClick={() => void discard(id)}>
              {t('conflict.leave')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
