import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ModeratedComment } from '#contract/threads/comments.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { decideOnComment } from '../calls.ts'
import { ActionProblem, Decided } from './list-states.tsx'
import { Reports } from './reports.tsx'

interface Props {
  comment: ModeratedComment
  decided: 'release' | 'remove' | undefined
  onDecided: (deed: 'release' | 'remove') => void
}

/** One comment, why it is here, and the decision on it. What is decided stays in its place until the list is read again. */
export function ModeratedRow({ comment, decided, onDecided }: Props) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, run } = useAction()
  const { id, author, username, text, created_at, page, title, parent, held_reason, reports, state } = comment
  const decide = async (deed: 'release' | 'remove') => {
    await decideOnComment(id, deed)
    onDecided(deed)
  }
  return (
    <article aria-label={t('by', { name: author })} className="card p-4 grid gap-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <b className="font-600 wrap-anywhere" lang={scriptLanguage(author)}>
          {author}
        </b>
        <span className="text-sm text-ink-soft">
          <MixedText text={username === null ? t('guest') : t('member', { name: username })} />
        </span>
        <time dateTime={created_at} className="text-sm text-ink-soft">
          {format.dateTime(created_at)}
        </time>
      </p>
      <p className="text-sm">
        {t(parent === null ? 'on' : 'replyOn')}{' '}
        <AppLink to={`/${page.slice(1)}`} className="link" lang={scriptLanguage(title)}>
          {title}
        </AppLink>
      </p>
      <p lang={scriptLanguage(text)} dir="auto" className="whitespace-pre-line wrap-anywhere rounded-control bg-sunken p-3">
        {text || t('takenBack')}
      </p>
      {held_reason && (
        <p className="text-sm text-marigold font-600">
          <Icon name="i-lucide-shield-alert" /> {t(`held.${held_reason}`)}
        </p>
      )}
      <Reports reports={reports} />
      <ActionProblem problem={problem} />
      {decided ? (
        <Decided text={t(`decided.${decided}`)} isGood={decided === 'release'} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {text !== '' && (
            <BusyButton icon="i-lucide-check" isBusy={isBusy} onClick={() => void run(() => decide('release'))}>
              {t(state === 'removed' ? 'actions.restore' : 'actions.release')}
            </BusyButton>
          )}
          {state !== 'removed' && (
            <Button variant="danger" icon="i-lucide-trash" onClick={() => setAsking(true)}>
              {t('actions.remove')}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <AskDialog title={t('removing.title')} yes={t('actions.remove')} no={t('keep')} onYes={() => decide('remove')} onClose={() => setAsking(false)}>
          <MixedText text={t('removing.text', { name: author })} />
        </AskDialog>
      )}
    </article>
  )
}
