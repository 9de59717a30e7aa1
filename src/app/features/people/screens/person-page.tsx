import { useTranslation } from 'react-i18next'
import { isLaterScreen } from '#contract/core/later-screens.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { PersonPage as Person } from '#contract/people/people.ts'
import { FollowButton } from '../../../members/parts/follow-button.tsx'
import { MemberHidden } from '../../../members/parts/member-hidden.tsx'
import { MemberMore } from '../../../members/parts/member-more.tsx'
import { useRelation } from '../../../members/use-relation.ts'
import { ShareButton } from '../../../ui/controls/share-button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { Portrait } from '../../../ui/media/portrait.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import type { Answer } from '../../../wire/answer.ts'

/** A member without a shop as everybody sees them: who, since when, and the way to their posts. */
export function PersonPage({ answer }: { answer: Answer<Person> }) {
  const { t } = useTranslation('members')
  const language = useLanguage()
  const format = useFormat()
  const { value: person } = answer
  const { isMe, isHidden } = useRelation(person.id)
  if (isHidden) return <MemberHidden />
  const member = { user_id: person.id, name: person.name }
  return (
    <article className="card overflow-visible mx-auto max-w-2xl p-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Portrait path={person.picture} name={person.name} variant="face" />
        <div className="min-w-0 flex-1 basis-48 grid gap-1">
          <h1 className="text-xl" lang={scriptLanguage(person.name)}>
            {person.name}
          </h1>
          <bdi dir="ltr" lang="en" className="text-ink-soft wrap-anywhere">
            @{person.username}
          </bdi>
          <p className="text-sm text-ink-soft">{t('person.memberSince', { date: format.day(person.member_since) })}</p>
          <p className="empty:hidden">
            <AgeNote answer={answer} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <FollowButton member={member} count={person.follower_count} />
        <MemberMore member={member} />
        <ShareButton title={person.name} path={withLanguage(language, `/people/${person.username}`)} />
        {isMe && (
          <AppLink to="/profile-settings#page" className="btn-quiet">
            <Icon name="i-lucide-pencil" />
            {t('person.edit')}
          </AppLink>
        )}
      </div>
      {!isLaterScreen('/posts') && (
        <AppLink to={`/posts?by=${person.username}`} className="btn-quiet justify-self-start">
          <Icon name="i-lucide-messages-square" />
          {t('person.posts', { count: person.post_count })}
        </AppLink>
      )}
    </article>
  )
}
