import { useTranslation } from 'react-i18next'
import type { DeskSilence } from '#contract/desk/people.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

/** One silence: since when, until when, why, and what was said about it. */
export function SilenceFacts({ silence }: { silence: DeskSilence }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const format = useFormat()
  const { from, until, is_standing, lifted_at, objection, answer, reason, by, answered_by } = silence
  const end = until === null ? t('silence.forGood') : t('silence.until', { when: format.dateTime(until) })
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p>
        <span className={is_standing ? 'font-600 text-marigold' : ''}>{t('silence.from', { when: format.dateTime(from) })}</span> · {end}
        {lifted_at !== null && ` · ${t('silence.lifted', { when: format.dateTime(lifted_at) })}`}
      </p>
      <Said who={by} text={reason} />
      {objection && <Said who={t('silence.objection')} text={objection.text} />}
      {answer && <Said who={answered_by} text={answer.text} />}
    </div>
  )
}

const Said = ({ who, text }: { who: string | null; text: string }) => (
  <p className="text-sm whitespace-pre-line">
    {who !== null && (
      <b>
        <MixedText text={who} />:{' '}
      </b>
    )}
    <MixedText text={text} />
  </p>
)
