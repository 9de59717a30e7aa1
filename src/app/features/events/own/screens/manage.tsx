import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { ATTENTION_GROUPS, type AttentionGroup, GROUP_ICONS } from '../attention-groups.ts'
import { type Attention, loadAttention } from '../list-calls.ts'
import { AttentionRow } from '../parts/attention-row.tsx'
import { CallOffDialog } from '../parts/call-off-dialog.tsx'
import { useSwitching } from '../use-switching.ts'

interface Props {
  /** The event that is to be called off. */
  callingOff: number | undefined
  onStopCallingOff: () => void
  /** Lets an action go on that the service guards by the password. @returns undefined when the reader thought better of it. */
  withProof: <T>(work: () => Promise<T>) => Promise<{ value: T } | undefined>
  /** Where the password is asked for. */
  proof: ReactNode
}

/** What needs a seller, each with what is to be done about it. @see Specification §2.6 "/sellerevents/manage" */
export function Manage({ callingOff, onStopCallingOff, withProof, proof }: Props) {
  const { t } = useTranslation('selling')
  const { answer, problem, reload } = useCachedAnswer(loadAttention, 'attention')
  const switching = useSwitching((event) => {
    showNotice(t(event.is_active ? 'manage.published' : 'manage.takenOff'))
    reload()
  })
  return (
    <div className="mx-auto max-w-3xl grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t('manage.title')}</h1>
        <ScreenLink to="/sellerevents" className="btn-quiet">
          <Icon name="i-lucide-calendar-days" />
          {t('title')}
        </ScreenLink>
      </div>
      {answer && (
        <p className="empty:hidden">
          <AgeNote answer={answer} />
        </p>
      )}
      {!answer && (problem ? <ScreenProblem problem={problem} title={t('list.failed')} retry={reload} /> : <RowsWaiting />)}
      {answer && <Groups attention={answer.value} row={(group, event) => <AttentionRow key={event.id} group={group} event={event} switching={switching} />} />}
      {callingOff !== undefined && (
        <CallOffDialog
          eventId={callingOff}
          withProof={withProof}
          onDone={() => {
            onStopCallingOff()
            reload()
            showNotice(t('manage.callOff.done'))
          }}
          onClose={onStopCallingOff}
        />
      )}
      {proof}
    </div>
  )
}

function Groups({ attention, row }: { attention: Attention; row: (group: AttentionGroup, event: OwnEvent) => ReactNode }) {
  const { t } = useTranslation('selling')
  const groups = ATTENTION_GROUPS.filter((group) => attention[group].length > 0)
  if (groups.length === 0) {
    return (
      <div className="card p-6 text-center">
        <p className="text-lg">
          <Icon name="i-lucide-circle-check" className="text-brand" /> {t('manage.nothing')}
        </p>
        <p className="mt-1 mb-4 text-ink-soft">{t('manage.nothingHint')}</p>
        <ScreenLink to="/selleraddevent" className="btn-primary">
          {t('post.title')}
        </ScreenLink>
      </div>
    )
  }
  return groups.map((group) => (
    <section key={group} aria-labelledby={`attention-${group}`} className="grid gap-2">
      <div>
        <h2 id={`attention-${group}`} className="text-lg flex items-center gap-2">
          <Icon name={GROUP_ICONS[group]} />
          {t(`manage.groups.${group}.title`, { count: attention[group].length })}
        </h2>
        <p className="text-sm text-ink-soft">{t(`manage.groups.${group}.text`)}</p>
      </div>
      <ul className="grid gap-2">{attention[group].map((event) => row(group, event))}</ul>
    </section>
  ))
}
