import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { gateForEvent } from '../../../../state/gate/gate.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { makePass } from '../calls.ts'
import { allowSound } from '../signals.ts'

/** Opens the gate on the seller's own phone. Begun once with network, it works without. */
export function StartHere({ eventId }: { eventId: number }) {
  const { t } = useTranslation('gate')
  const router = useRouter()
  const prefix = usePrefix()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const start = async () => {
    allowSound()
    setBusy(true)
    setProblem(undefined)
    try {
      const secret = await gateForEvent(eventId, () => makePass({ event_id: eventId, label: t('own.label') }))
      await router.navigate({ href: withLanguage(prefix, `/gate#${secret}`) })
    } catch (cause) {
      setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
    }
    setBusy(false)
  }
  return (
    <section className="card p-4 grid gap-3">
      <p>{t('own.text')}</p>
      <div role="alert" className="empty:hidden text-danger">
        {problem && (
          <p>
            <Icon name="i-lucide-circle-alert" />{' '}
            {isNoAnswer(problem.code) ? t('own.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
          </p>
        )}
      </div>
      <BusyButton variant="primary" icon="i-lucide-qr-code" isBusy={isBusy} onClick={() => void start()}>
        {t('own.start')}
      </BusyButton>
    </section>
  )
}
