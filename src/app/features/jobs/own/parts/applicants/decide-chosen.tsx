import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Applicant } from '#contract/jobs/applicants.ts'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import { showNotice } from '../../../../../state/notices.ts'
import { AskDialog } from '../../../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { useBulk } from '../../../../../ui/table/use-bulk.ts'
import { STATE_STYLES } from '../../phase-styles.ts'
import { decideFrom } from '../../use-deciding.ts'
import { CHOICES } from './decision-buttons.tsx'

interface Props {
  chosen: readonly Applicant[]
  /** Gets an application as it is by now. */
  take: (applicant: Applicant) => void
  /** One of them is decided on. */
  onDone: (applicant: Applicant) => void
}

/** The same decision for several applications, after it was asked for once more. */
export function DecideChosen({ chosen, take, onDone }: Props) {
  const { t } = useTranslation('hiring')
  const isOffline = useIsOffline()
  const { progress, failed, run } = useBulk()
  const [asked, setAsked] = useState<(typeof CHOICES)[number]>()
  const open = chosen.filter(({ state }) => state !== 'withdrawn')
  const decideAll = async (state: (typeof CHOICES)[number]) => {
    const rows = open.filter((one) => one.state !== state)
    const { done } = await run({ rows, each: async (one) => take(await decideFrom(one, state)), onDone })
    if (done > 0) showNotice(t('tables:done', { count: done }))
  }
  return (
    <>
      {failed && (
        <p role="alert" className="text-sm text-danger">
          {t('tables:left', { count: failed.count })} {t(`problems:${failed.problem.code}.text`, { defaultValue: t('common:error.text') })}
        </p>
      )}
      {CHOICES.map((state) => (
        <BusyButton key={state} icon={STATE_STYLES[state].icon} isBusy={isOffline || open.length === 0} onClick={() => setAsked(state)}>
          {t(`applicant.choose.${state}`)}
        </BusyButton>
      ))}
      {asked && (
        <AskDialog
          title={t('table.askDecide', { choice: t(`applicant.choose.${asked}`), count: open.length })}
          yes={progress ? t('tables:working', progress) : t(`applicant.choose.${asked}`)}
          no={t('table.no')}
          onYes={() => decideAll(asked)}
          onClose={() => setAsked(undefined)}
        >
          {t('applicant.decideHint')}
        </AskDialog>
      )}
    </>
  )
}
