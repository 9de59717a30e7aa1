import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { listRelated, type RelatedMember } from '#contract/relations/relations.ts'
import { useSession } from '../../../../state/session/session.ts'
import { Portrait } from '../../../../ui/media/portrait.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { call } from '../../../../wire/call.ts'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { feedPath } from '../feed-view.ts'

const SHOWN = 8

/** Beside the posts, where there is room: whom the reader follows, and what the posts are about. */
export function FeedAside({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('posts')
  const isMember = useSession(({ account }) => account !== null)
  const isWide = useWide()
  return (
    <div className="grid gap-4 sticky top-28">
      {isMember && isWide && <Followed />}
      {tags.length > 0 && (
        <section aria-labelledby="feed-tags" className="card p-3">
          <h2 id="feed-tags" className="text-base mb-1">
            {t('aside.tags')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <AppLink to={feedPath({ of: 'all', filter: { tag } })} className="chip min-h-9 hover:underline" lang={scriptLanguage(tag)}>
                  #{tag}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const pathOf = ({ slug, username }: RelatedMember): `/${string}` => (slug === null ? `/people/${username}` : `/seller/${slug}`)

function Followed() {
  const { t } = useTranslation('posts')
  const { answer } = useCachedAnswer((options) => call(listRelated, { params: { which: 'following' } }, options), 'followed')
  const members = answer?.value.results.slice(0, SHOWN) ?? []
  if (members.length === 0) return null
  return (
    <section aria-labelledby="feed-followed" className="card p-3">
      <h2 id="feed-followed" className="text-base mb-1">
        {t('aside.followed')}
      </h2>
      <ul className="grid gap-1">
        {members.map((member) => (
          <li key={member.user_id}>
            <AppLink to={pathOf(member)} className="target w-full justify-start! gap-3 hover:underline">
              <Portrait path={member.picture} name={member.name} variant="small" />
              <span className="min-w-0 truncate" lang={scriptLanguage(member.name)}>
                {member.name}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <AppLink to="/relations/following" className="link min-h-12 inline-flex items-center">
        {t('aside.allFollowed')}
      </AppLink>
    </section>
  )
}
