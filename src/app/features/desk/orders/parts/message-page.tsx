import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../../state/notices.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { DeskProblem } from '../../parts/desk-problem.tsx'
import { useDeskKeys } from '../../use-desk-keys.ts'
import { loadMessage, type SettleName, settleGivenUp } from '../calls.ts'
import { Fact } from './fact.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const ACTS = ['again', 'aside'] as const satisfies SettleName[]

/** A message of the payment provider that could not be judged. @param props.name `M17` */
export function MessagePage({ name, onChanged }: { name: string; onChanged: () => void }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  const [act, choose] = useState<SettleName>()
  const { answer, problem, reload } = useAnswer((options) => loadMessage(name, options), `desk message ${name}`)
  useDeskKeys({ onAct: (place) => answer && choose(ACTS[place]) })
  if (problem?.code === 'not-found') return <NothingHere drawing="empty" as="h2" title={t('messages.settled', { name })} />
  if (!answer) return problem ? <DeskProblem problem={problem} retry={reload} /> : <RowsWaiting />
  const { kind, received_at, times, claims } = answer.value
  return (
    <article className="grid grid-cols-1 gap-4 content-start">
      <h1 className="text-xl">{t('messages.one', { name })}</h1>
      <div className="flex flex-wrap gap-2">
        {ACTS.map((one) => (
          <Button key={one} onClick={() => choose(one)}>
            {t(`act.${one}.button`)}
          </Button>
        ))}
      </div>
      <dl className="card p-3 grid gap-3 m-0 sm:grid-cols-2">
        <Fact label={t('messages.kind')}>{t(`messages.kinds.${kind}`, { defaultValue: kind })}</Fact>
        <Fact label={t('messages.received')}>
          {format.dateTime(received_at)} · {t('messages.times', { count: times })}
        </Fact>
        {Object.entries(claims).map(([field, value]) => (
          <Fact key={field} label={field}>
            <span lang="en" className="break-all">
              {value}
            </span>
          </Fact>
        ))}
      </dl>
      {act && (
        <ReasonDialog
          title={t(`act.${act}.title`, { number: name })}
          yes={t(`act.${act}.yes`)}
          onDecide={async (said) => {
            await settleGivenUp(act, name, said)
            showNotice(t(`act.${act}.done`))
            reload()
            onChanged()
          }}
          onClose={() => choose(undefined)}
        >
          <p>{t(`act.${act}.text`, { money: '' })}</p>
        </ReasonDialog>
      )}
    </article>
  )
}
