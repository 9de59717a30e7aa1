import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { showNotice } from '../../state/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { changeFollow } from '../change-relation.ts'
import type { Member } from '../relation-entry.ts'
import { relationFault } from '../relation-fault.ts'
import { type Relation, useRelation } from '../use-relation.ts'

interface Props {
  member: Member
  /** Followers, as everybody's page says; undefined: no number is shown. */
  count?: number | undefined
  className?: string
}

/** Follows a member, or no longer: shown at once, also without network. Visitors sign in first. */
export function FollowButton({ member, count, className = '' }: Props) {
  const relation = useRelation(member.user_id)
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      <Follow member={member} relation={relation} />
      {count !== undefined && <FollowerCount count={(relation.count ?? count) + relation.ahead} />}
    </div>
  )
}

function Follow({ member, relation: { isPossible, isMe, isFollowing } }: { member: Member; relation: Relation }) {
  const { t } = useTranslation()
  const { pathname, searchStr } = useLocation()
  if (isMe) return null
  if (!isPossible)
    return (
      <AppLink to={`/login${canonicalQuery({ next: pathname + searchStr })}`} className="btn-quiet">
        <Icon name="i-lucide-user-plus" />
        {t('following:follow')}
      </AppLink>
    )
  const change = async () => {
    const done = await changeFollow(member, !isFollowing).catch((cause: unknown) => void showNotice(relationFault(t, cause)))
    if (done === 'queued') showNotice(t('following:queued'))
  }
  return (
    <Button icon={isFollowing ? 'i-lucide-user-check' : 'i-lucide-user-plus'} aria-pressed={isFollowing} onClick={() => void change()}>
      {t(isFollowing ? 'following:following' : 'following:follow')}
    </Button>
  )
}

function FollowerCount({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <span className="text-sm text-ink-soft tabular" aria-live="polite">
      {t('following:followers', { count: Math.max(0, count) })}
    </span>
  )
}
