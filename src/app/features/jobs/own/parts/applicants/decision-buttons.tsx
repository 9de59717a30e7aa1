import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import type { Applicant } from '#contract/jobs/applicants.ts'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { STATE_STYLES } from '../../phase-styles.ts'
import { useDeciding } from '../../use-deciding.ts'

/** What an employer can decide. */
export const CHOICES = ['shortlisted', 'hired', 'rejected'] as const

interface Props {
  applicant: Applicant
  take: (applicant: Applicant) => void
}

/** What is made of an application. Another choice takes the place of the last; pressing the one that stands takes it back, as does the word beside. */
export function DecisionButtons({ applicant, take }: Props) {
  const { t } = useTranslation('hiring')
  const isOffline = useIsOffline()
  const { isBusy, problem, choose } = useDeciding(applicant, take)
  const undo = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // This button goes: the focus stays with what it undid.
    currentTarget.closest('section')?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    choose('seen')
  }
  const isDecided = CHOICES.some((state) => state === applicant.state)
  const said = () => {
    if (isNoAnswer(problem?.code)) return t('applicant.offline')
    if (problem?.code === 'stale') return t('applicant.stale', { state: t(`states.${applicant.state}`) })
    return problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })
  }
  return (
    <section aria-label={t('applicant.decide')} className="grid gap-2">
      <div className="grid gap-2 grid-cols-[repeat(auto-fit,minmax(5.2rem,1fr))]">
        {CHOICES.map((state) => {
          const isChosen = applicant.state === state
          return (
            <BusyButton
              key={state}
              isBusy={isBusy || isOffline}
              aria-pressed={isChosen}
              className="w-full flex-col sm:flex-row gap-1! sm:gap-2! px-1! aria-[pressed=true]:border-2 aria-[pressed=true]:border-brand"
              onClick={() => choose(isChosen ? 'seen' : state)}
            >
              <Icon name={STATE_STYLES[state].icon} className={STATE_STYLES[state].colour} />
              {t(`applicant.choose.${state}`)}
            </BusyButton>
          )
        })}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 min-h-12">
        <p className="text-sm text-ink-soft basis-40 grow">{t(isOffline ? 'applicant.decideOffline' : 'applicant.decideHint')}</p>
        {isDecided && (
          <BusyButton icon="i-lucide-undo-2" className="shrink-0" isBusy={isBusy || isOffline} onClick={undo}>
            {t('applicant.undo')}
          </BusyButton>
        )}
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {said()}
      </p>
    </section>
  )
}
