import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useMessages } from '../use-messages.ts'
import { CannotTell } from './cannot-tell.tsx'

interface Props {
  /** `sent`: of an order that waits to be sent; `decided`: of a payment whose outcome is unknown yet. */
  about?: 'sent' | 'decided'
}

/** Offers a notification where the user has to wait for something. The browser asks only after a tap. */
export function TellMeWhenSent({ about = 'sent' }: Props) {
  const { t } = useTranslation('notices')
  const { state, isBusy, failed, switchOn } = useMessages()
  const [isAsked, setAsked] = useState(false)
  if (!state) return null
  const ask = async () => {
    await switchOn()
    setAsked(true)
  }
  const isOffered = state === 'off' || state === 'needs-install'
  return (
    <div className="grid gap-1 justify-items-start">
      {isOffered && (
        <BusyButton icon="i-lucide-bell" isBusy={isBusy} onClick={() => void ask()}>
          {t(`tellMe.${about}`)}
        </BusyButton>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {state === 'on' && (
          <>
            <Icon name="i-lucide-bell-ring" className="text-brand" /> {t(`tellMe.on.${about}`)}
          </>
        )}
        {failed ? t('failed') : (isAsked || !isOffered) && state !== 'on' && <CannotTell state={state} />}
      </p>
    </div>
  )
}
