import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportedMessage } from '#contract/conversations/conversations.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ReportRows } from '../../../ui/lists/report-rows.tsx'
import { decideOnMessage } from '../calls.ts'
import { ReportedPicture } from './reported-picture.tsx'

interface Props {
  message: ReportedMessage
  decided: 'keep' | 'remove' | undefined
  onDecided: (deed: 'keep' | 'remove') => void
}

/** One message, why it was reported, and the decision on it. */
export function ReportedRow({ message, decided, onDecided }: Props) {
  const { t } = useTranslation('conversations')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, run } = useAction()
  const { id, text, has_picture, sent_at, username, about, reports } = message
  const name = username ?? t('moderation.gone')
  const decide = async (deed: 'keep' | 'remove') => {
    await decideOnMessage(id, deed)
    onDecided(deed)
  }
  return (
    <article aria-label={t('moderation.by', { name })} className="card p-4 grid! gap-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <b className="font-600 wrap-anywhere">{name}</b>
        <time dateTime={sent_at} className="text-sm text-ink-soft">
          {format.dateTime(sent_at)}
        </time>
      </p>
      <p className="text-sm">
        {t(`about.${about.kind}`)}
        {about.title && ` · ${about.title}`}
        {about.event_order_id && ` · ${about.event_order_id}`}
      </p>
      {text && (
        <p lang={scriptLanguage(text)} dir="auto" className="whitespace-pre-line wrap-anywhere rounded-control bg-sunken p-3">
          {text}
        </p>
      )}
      {has_picture && <ReportedPicture message_id={id} name={name} />}
      <p className="text-sm font-600">{t('moderation.reports', { count: reports.length })}</p>
      <ReportRows reports={reports} wordOf={(reason) => t(`report.reasons.${reason}`)} className="text-sm" />
      <p role="alert" className="empty:hidden text-sm text-danger">
        {problem && (isNoAnswer(problem.code) ? t('moderation.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
      </p>
      {decided ? (
        <p role="status" tabIndex={-1} ref={takeLostFocus} className={`font-600 ${decided === 'keep' ? 'text-brand' : 'text-danger'}`}>
          <Icon name={decided === 'keep' ? 'i-lucide-circle-check' : 'i-lucide-ban'} /> {t(`moderation.decided.${decided}`)}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <BusyButton icon="i-lucide-check" isBusy={isBusy} onClick={() => void run(() => decide('keep'))}>
            {t('moderation.keep')}
          </BusyButton>
          <Button variant="danger" icon="i-lucide-trash" onClick={() => setAsking(true)}>
            {t('moderation.remove')}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskDialog
          title={t('moderation.removing.title')}
          yes={t('moderation.remove')}
          no={t('moderation.cancel')}
          onYes={() => decide('remove')}
          onClose={() => setAsking(false)}
        >
          {t('moderation.removing.text')}
        </AskDialog>
      )}
    </article>
  )
}

/** The buttons are gone, and with them the focus. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
