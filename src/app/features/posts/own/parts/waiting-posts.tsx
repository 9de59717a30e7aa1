import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { type OutboxEntry, useOutbox } from '../../../../state/outbox/outbox.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { readPostEntry, type WaitingPost } from '../post-entry.ts'
import { snippetOf } from '../snippet.ts'

const OVER: readonly OutboxEntry['state'][] = ['sent', 'discarded']

/** Posts that lie on this phone and are not posted yet, each with the way to what can be done with it. */
export function WaitingPosts() {
  const { t } = useTranslation('post-writing')
  const { entries } = useOutbox()
  const waiting = entries.flatMap((entry): { entry: OutboxEntry; post: WaitingPost }[] => {
    const post = OVER.includes(entry.state) ? undefined : readPostEntry(entry)
    return post ? [{ entry, post }] : []
  })
  return (
    <ul aria-label={t('waiting.title')} className="grid grid-cols-1 gap-2 empty:hidden">
      {waiting.map(({ entry, post }) => {
        const title = snippetOf(post.text) || t('pictureCount', { count: post.picture_count })
        return (
          <li key={entry.id} className="card border-marigold p-3 grid grid-cols-1 gap-1">
            <p className="font-600 text-marigold">
              <Icon name={entry.state === 'needs-you' ? 'i-lucide-circle-alert' : 'i-lucide-smartphone'} />{' '}
              {t(entry.state === 'needs-you' ? 'waiting.refused' : 'waiting.state')}
            </p>
            <p className="clamp clamp-3 wrap-anywhere" lang={scriptLanguage(title)} dir="auto">
              {title}
            </p>
            {entry.problem?.code === 'too-many-requests' && (
              <p className="text-sm">{t('tooMany', { hour: POST_LIMITS.perHour, day: POST_LIMITS.perDay, first: POST_LIMITS.perDayNew })}</p>
            )}
            <AppLink to="/outbox" className="link target justify-self-start">
              {t('waiting.open')}
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
