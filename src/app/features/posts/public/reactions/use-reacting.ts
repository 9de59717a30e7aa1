import { useLocation, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import type { Reaction } from '#contract/threads/reactions.ts'
import { showNotice } from '../../../../state/notices.ts'
import { useSession } from '../../../../state/session/session.ts'
import { navigate } from '../../../../ui/navigation/navigate.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { endWish, noteWish } from './own-reactions.ts'

/** Reacts to a post, or no longer; visitors are led to log in first. What sends it comes with the first press, which is shown before. What failed is as it was. */
export function useReacting(post: Pick<PostCard, 'id' | 'title'>): (kind: Reaction | null) => void {
  const { t } = useTranslation()
  const router = useRouter()
  const prefix = usePrefix()
  const { pathname, searchStr } = useLocation()
  return (kind) => {
    const { account, token } = useSession.getState()
    // A session that is being renewed is one.
    if (account === null && token === null)
      return void navigate(router, '/login', { href: withLanguage(prefix, `/login${canonicalQuery({ next: pathname + searchStr })}`) })
    const mine = noteWish(post.id, kind)
    void import('./change-reaction.ts')
      .then(({ changeReaction }) => changeReaction(post, kind))
      .catch((cause: unknown) => {
        const { code } = cause instanceof Problem ? cause : new Problem('bug', { cause })
        showNotice(t(`problems:${code}.text`, { defaultValue: t('common:error.text') }))
      })
      .finally(() => endWish(post.id, mine))
  }
}
