import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import { showNotice } from '../../../../../state/notices.ts'
import { AskDialog } from '../../../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../../ui/controls/button.tsx'
import { useAction } from '../../../../../ui/controls/use-action.ts'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { loadHours, saveHours } from '../hours-calls.ts'
import { type Calendar, calendarOf } from '../hours-changes.ts'
import { saidOfSaving } from '../said-of-saving.ts'
import { useHoursWords } from '../use-hours-words.ts'
import { Closings } from './closings.tsx'
import { A_CLOSING, WindowEditor } from './window-form.tsx'

interface Props {
  calendar: Calendar
  name: string
  put: (hours: TeamHours) => void
}

/**
 * Gives a member hours of their own, which begin as those of all. That somebody had own hours once is known to the service alone: its refusal says which
 * version stands, and nothing is overwritten by going on from it.
 */
async function beginOwn(calendar: Calendar): Promise<TeamHours> {
  try {
    return await saveHours(calendar, calendar.hours)
  } catch (cause) {
    const version = cause instanceof Problem && cause.code === 'stale' ? cause.facts?.version : undefined
    if (version === undefined) throw cause
    const { value } = await loadHours({ fresh: true })
    const now = calendarOf(value, calendar.member_id)
    return now.isOwn ? value : saveHours({ ...calendar, version }, now.hours)
  }
}

const NONE: readonly never[] = []

/** A member who has the hours of all. Days that are closed for one member alone make those hours their own. */
export function SharedHours({ calendar, name, put }: Props) {
  const { t } = useTranslation('team')
  const words = useHoursWords()
  const isOffline = useIsOffline()
  const { isBusy, problem, run } = useAction()
  const [isClosing, setClosing] = useState(false)
  return (
    <section aria-label={t('hours.week')} className="card overflow-visible p-4 grid grid-cols-1 gap-2">
      <p className="font-600">
        <MixedText text={t('hours.shared', { name })} />
      </p>
      <p className="whitespace-pre-line text-sm">{words.week(calendar.hours.week)}</p>
      <Closings memberId={calendar.member_id} />
      {isClosing ? (
        <WindowEditor calendar={calendar} others={NONE} start={A_CLOSING} nameOf={() => name} put={put} onClose={() => setClosing(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <BusyButton icon="i-lucide-clock" isBusy={isBusy || isOffline} onClick={() => void run(async () => put(await beginOwn(calendar)))}>
            {t('hours.own')}
          </BusyButton>
          <Button icon="i-lucide-calendar-x" onClick={() => setClosing(true)}>
            {t('hours.closeDays')}
          </Button>
        </div>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </p>
    </section>
  )
}

/** Gives a member the hours of all again. */
export function SharedAgain({ calendar, name, put }: Props) {
  const { t } = useTranslation('team')
  const isOffline = useIsOffline()
  const [isAsking, setAsking] = useState(false)
  const reset = async () => {
    const saved = await saveHours(calendar, null)
    put(saved)
    showNotice(saidOfSaving(t, saved))
  }
  return (
    <>
      <Button icon="i-lucide-undo-2" className="justify-self-start" disabled={isOffline} onClick={() => setAsking(true)}>
        {t('hours.sharedAgain')}
      </Button>
      {isAsking && (
        <AskDialog title={t('hours.sharedTitle')} yes={t('hours.sharedAgain')} no={t('hours.keep')} onYes={reset} onClose={() => setAsking(false)}>
          <MixedText text={t('hours.sharedText', { name })} />
        </AskDialog>
      )}
    </>
  )
}
