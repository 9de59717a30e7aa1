import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthorRequest } from '#contract/blogs/own-blogs.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { decideOnAuthor } from '../calls.ts'
import { ActionProblem, Decided } from './list-states.tsx'

interface Props {
  request: AuthorRequest
  decided: 'grant' | 'refuse' | undefined
  onDecided: (deed: 'grant' | 'refuse') => void
}

/** A user who wants to write for the magazine, or may, and the decision on it. */
export function AuthorRow({ request, decided, onDecided }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'authors' })
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, run } = useAction()
  const { user_id, username, full_name, slug, note, asked_at, articles, state } = request
  const name = full_name || username
  const isAuthor = state === 'granted'
  const kind = isAuthor ? 'takeBack' : 'refuse'
  const decide = async (deed: 'grant' | 'refuse') => {
    await decideOnAuthor(user_id, deed)
    onDecided(deed)
  }
  return (
    <article aria-label={name} className="card p-4 grid gap-2">
      <h2 className="text-base wrap-anywhere" lang={scriptLanguage(name)}>
        {name}
      </h2>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>
          <MixedText text={t('member', { name: username })} />
        </span>
        <span>{t('articles', { count: articles })}</span>
        {asked_at && <time dateTime={asked_at}>{format.dateTime(asked_at)}</time>}
      </p>
      {slug && (
        <p>
          <AppLink to={`/seller/${slug}`} className="link">
            {t('shop')}
          </AppLink>
        </p>
      )}
      {note && (
        <p lang={scriptLanguage(note)} dir="auto" className="whitespace-pre-line wrap-anywhere rounded-control bg-sunken p-3">
          {note}
        </p>
      )}
      <ActionProblem problem={problem} />
      {decided ? (
        <Decided text={t(decided === 'refuse' ? `decided.${kind}` : 'decided.grant')} isGood={decided === 'grant'} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {!isAuthor && (
            <BusyButton icon="i-lucide-check" isBusy={isBusy} onClick={() => void run(() => decide('grant'))}>
              {t('actions.grant')}
            </BusyButton>
          )}
          <Button variant="danger" icon="i-lucide-ban" onClick={() => setAsking(true)}>
            {t(`actions.${kind}`)}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskDialog
          title={t(`${kind}.title`, { name })}
          yes={t(`actions.${kind}`)}
          no={t('cancel')}
          onYes={() => decide('refuse')}
          onClose={() => setAsking(false)}
        >
          {t(`${kind}.text`)}
        </AskDialog>
      )}
    </article>
  )
}
