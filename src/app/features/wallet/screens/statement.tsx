import { useTranslation } from 'react-i18next'
import { ActionProblem } from '../../../ui/controls/action-problem.tsx'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import { PlainField } from '../../../ui/form/plain-field.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { useAskList } from '../../../ui/navigation/use-ask-list.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { fetchStatement, loadStatement } from '../calls.ts'
import { StatementTable } from '../parts/statement-table.tsx'
import { WalletProblem } from '../parts/wallet-problem.tsx'
import type { Span } from '../statement-span.ts'

/** What each account held at the beginning and the end of some days and what moved it, to be printed or saved as a table. */
export function WalletStatement({ span, owner }: { span: Span; owner: string }) {
  const { t } = useTranslation('wallet')
  const ask = useAskList('/wallet/statement')
  const go = (change: Partial<Span>) => ask({ ...span, ...change })
  return (
    <div className="mx-auto w-full max-w-4xl grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('statement.title')}</h1>
      <div className="grid gap-3 sm:grid-cols-2 print:hidden">
        <PlainField kind="day" longest={10} label={t('statement.from')} value={span.from} most={span.to} onChange={(from) => from && go({ from })} />
        <PlainField kind="day" longest={10} label={t('statement.to')} value={span.to} least={span.from} onChange={(to) => to && go({ to })} />
      </div>
      <Shown key={`${span.from} ${span.to}`} span={span} owner={owner} />
    </div>
  )
}

function Shown({ span, owner }: { span: Span; owner: string }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { answer, problem, reload } = useCachedAnswer((options) => loadStatement(span, options), `wallet statement ${span.from} ${span.to}`)
  const { isBusy, problem: failure, run } = useAction()
  if (!answer) return problem ? <WalletProblem problem={problem} retry={reload} /> : <RowsWaiting />
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon="i-lucide-printer" onClick={() => window.print()}>
          {t('statement.print')}
        </Button>
        <BusyButton icon="i-lucide-download" isBusy={isBusy} onClick={() => void run(async () => saveFile(await fetchStatement(span)))}>
          {t('statement.csv')}
        </BusyButton>
      </div>
      <ActionProblem problem={failure} offline={t('statement.csvOffline')} className="print:hidden" />
      <p>
        <MixedText text={t('statement.of', { name: owner, from: format.day(span.from), to: format.day(span.to) })} />
      </p>
      <AgeNote answer={answer} />
      <StatementTable statement={answer.value} />
      <p className="text-sm text-ink-soft">{t('statement.made', { date: format.dateTime(answer.value.server_time) })}</p>
    </>
  )
}
