import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptChanged, discard, sendNow, useOutbox } from '../../../../../state/outbox/outbox.ts'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../../ui/controls/button.tsx'
import type { Closing } from '../closing-entry.ts'
import { loadHours } from '../hours-calls.ts'
import { calendarOf } from '../hours-changes.ts'

/** A closing that the service did not take: why, and the ways out. Where the hours were changed meanwhile, closing the days all the same is a new wish. */
export function ClosingConflict({ closing: { id, about, problem } }: { closing: Closing }) {
  const { t } = useTranslation('team')
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const body = useOutbox(({ entries }) => entries.find((entry) => entry.id === id)?.body)
  const code = problem?.code ?? 'bug'
  const isStale = code === 'stale'
  const again = async () => {
    setBusy(true)
    setFailed(false)
    try {
      if (!isStale) return await sendNow(id)
      const version = problem?.facts?.version ?? calendarOf((await loadHours({ fresh: true })).value, about.member_id).version
      await acceptChanged(id, { ...(body as object), version }, about)
    } catch {
      // Without network the hours as they are cannot be asked for.
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-2">
      <p className="font-600">{isStale ? t('hours.changed') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}</p>
      <div className="flex flex-wrap gap-2">
        <BusyButton isBusy={isBusy} icon="i-lucide-calendar-x" onClick={() => void again()}>
          {t(isStale ? 'hours.closeAnyway' : 'common:retry')}
        </BusyButton>
        <Button icon="i-lucide-x" onClick={() => void discard(id)}>
          {t('hours.leaveOpen')}
        </Button>
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {isFailed && t('common:error.text')}
      </p>
    </div>
  )
}
