import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { isRealDay } from '#contract/core/time.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { PlainField } from '../../../ui/form/plain-field.tsx'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { saveTable } from '../calls.ts'
import { problemText } from '../problem-text.ts'

/** The entries of some days as a file for spreadsheet programs. @param today `YYYY-MM-DD` in Dhaka */
export function TableDownload({ today }: { today: string }) {
  const { t } = useTranslation('daybook')
  const language = useLanguage()
  const [span, setSpan] = useState({ from: `${today.slice(0, 7)}-01`, until: today })
  const [isWrong, setWrong] = useState(false)
  const { isBusy, problem, run } = useAction()
  const put = (change: Partial<typeof span>) => {
    setSpan((now) => ({ ...now, ...change }))
    setWrong(false)
  }
  const save = () => {
    const isGood = isRealDay(span.from) && isRealDay(span.until) && span.from <= span.until
    setWrong(!isGood)
    if (isGood) void run(() => saveTable(span, language))
  }
  return (
    <form
      noValidate
      className="card p-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h2 className="text-lg">{t('table.title')}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <PlainField kind="day" longest={10} label={t('table.from')} value={span.from} onChange={(from) => put({ from })} />
        <PlainField
          kind="day"
          longest={10}
          label={t('table.until')}
          value={span.until}
          onChange={(until) => put({ until })}
          error={isWrong ? t('forms:reasons.ends-before-start') : undefined}
        />
      </div>
      <BusyButton type="submit" icon="i-lucide-download" isBusy={isBusy} className="justify-self-start">
        {t('table.save')}
      </BusyButton>
      <p role="alert" className="text-danger empty:hidden">
        {problem && (isNoAnswer(problem.code) ? t('table.offline') : problemText(problem, t))}
      </p>
    </form>
  )
}
