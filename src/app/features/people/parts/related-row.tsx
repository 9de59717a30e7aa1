import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Related, RelatedMember } from '#contract/relations/relations.ts'
import { type Changed, changeBlock, changeFollow, changeMute } from '../../../members/change-relation.ts'
import { relationFault } from '../../../members/relation-fault.ts'
import { useRelation } from '../../../members/use-relation.ts'
import { showNotice } from '../../../state/notices.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Portrait } from '../../../ui/media/portrait.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

interface Props {
  which: Related
  member: RelatedMember
}

/** One of those with whom an account has to do, and the way to undo it. What was undone stays in the list until it is read anew, to be done again. */
export function RelatedRow({ which, member }: Props) {
  const { t } = useTranslation('members')
  const format = useFormat()
  const { user_id, name, username, slug, picture, since, until } = member
  return (
    <li className="card p-3 flex flex-wrap items-center gap-3">
      <Portrait path={picture} name={name} variant="small" />
      <div className="min-w-0 flex-1 basis-28">
        {which === 'blocked' ? (
          <b lang={scriptLanguage(name)}>{name}</b>
        ) : (
          <AppLink to={slug ? `/seller/${slug}` : `/people/${username}`} className="min-h-12 flex items-center font-600 hover:underline">
            <span lang={scriptLanguage(name)}>{name}</span>
          </AppLink>
        )}
        <p className="text-sm text-ink-soft">
          {until ? t('related.until', { date: format.day(until) }) : t(`related.since.${which}`, { date: format.day(since) })}
        </p>
      </div>
      <Undo which={which} member={{ user_id, name, until }} />
    </li>
  )
}

interface Step {
  word: 'follow' | 'unfollow' | 'mute' | 'unmute' | 'block' | 'unblock'
  change: () => Promise<Changed>
}

function Undo({ which, member }: { which: Related; member: Pick<RelatedMember, 'user_id' | 'name' | 'until'> }) {
  const { t } = useTranslation('members')
  const { isFollowing, isMuted, isHidden, isKnown } = useRelation(member.user_id)
  const { isBusy, run } = useAction()
  // As long as it was.
  const again = member.until === null ? 'forever' : 'week'
  const steps: Record<Related, Step> = {
    following: { word: isFollowing || !isKnown ? 'unfollow' : 'follow', change: () => changeFollow(member, !(isFollowing || !isKnown)) },
    followers: { word: isFollowing ? 'unfollow' : 'follow', change: () => changeFollow(member, !isFollowing) },
    muted: { word: isMuted || !isKnown ? 'unmute' : 'mute', change: () => changeMute(member, isMuted || !isKnown ? null : again) },
    blocked: { word: isHidden || !isKnown ? 'unblock' : 'block', change: () => changeBlock(member, !(isHidden || !isKnown)) },
  }
  const { word, change } = steps[which]
  const go = () =>
    run(async () => {
      const done = await change().catch((cause: unknown) => void showNotice(relationFault(t, cause)))
      if (done === 'queued') showNotice(t('said.queued'))
    })
  return (
    <BusyButton isBusy={isBusy} aria-label={`${t(`steps.${word}`)}: ${member.name}`} onClick={() => void go()}>
      {t(`steps.${word}`)}
    </BusyButton>
  )
}
