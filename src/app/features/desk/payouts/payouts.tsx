import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskPayout } from '#contract/desk/payouts.ts'
import { ActionProblem } from '../../../ui/controls/action-problem.tsx'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import { FilterLinks } from '../../../ui/navigation/filter-links.tsx'
import { useDeskProof } from '../desk-proof.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { fetchBatch, loadPayouts, type Queue } from './calls.ts'
import { ManyPayouts } from './many-payouts.tsx'
import { PayoutRow } from './payout-row.tsx'

const QUEUES: readonly Queue[] = ['open', 'sent']

/** Withdrawals of sellers: those that wait, the oldest first, or those that were sent and may come back. */
export function Payouts({ search }: { search: Record<string, unknown> }) {
  const { t } = useTranslation('desk', { keyPrefix: 'payouts' })
  const queue: Queue = search.queue === 'sent' ? 'sent' : 'open'
  // What was done is read again as a whole: a row leaves the list.
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState<ReadonlyMap<string, DeskPayout>>(new Map())
  const done = () => {
    setChosen(new Map())
    setRound(round + 1)
  }
  const choose = (payout: DeskPayout) =>
    setChosen((before) => {
      const next = new Map(before)
      if (!next.delete(payout.number)) next.set(payout.number, payout)
      return next
    })
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('intro')}</p>
      <FilterLinks
        label={t('title')}
        links={QUEUES.map((one) => ({
          key: one,
          to: one === 'open' ? '/desk/payouts' : '/desk/payouts?queue=sent',
          text: t(`queue.${one}`),
          isCurrent: one === queue,
        }))}
      />
      {queue === 'open' && <Batch />}
      {chosen.size > 0 && <ManyPayouts payouts={[...chosen.values()]} onDone={done} />}
      <PagedList<DeskPayout>
        key={`${queue} ${round}`}
        name={`desk payouts ${queue} ${round}`}
        load={(options, cursor) => loadPayouts(queue, options, cursor)}
        nameOf={({ number }) => number}
        empty={t(`empty.${queue}`)}
      >
        {(payout) => <PayoutRow payout={payout} isChosen={chosen.has(payout.number)} onChoose={() => choose(payout)} onDone={done} />}
      </PagedList>
    </>
  )
}

/** What one has taken up, as a file for the bank. */
function Batch() {
  const { t } = useTranslation('desk', { keyPrefix: 'payouts' })
  const withProof = useDeskProof()
  const { isBusy, problem, run } = useAction()
  const get = async () => {
    const got = await withProof(fetchBatch)
    if (got) saveFile(got.value)
  }
  return (
    <div className="grid gap-1 justify-items-start">
      <BusyButton icon="i-lucide-download" isBusy={isBusy} onClick={() => void run(get)}>
        {t('batch')}
      </BusyButton>
      <ActionProblem problem={problem} />
    </div>
  )
}
