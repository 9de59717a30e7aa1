import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { useSession } from '../../../../state/session/session.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useHydrating } from '../../../../ui/hydration/use-hydrating.ts'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { loadFeedPage } from '../calls.ts'
import type { FeedView } from '../feed-view.ts'
import { FeedWaiting } from '../screens/feed-waiting.tsx'
import { FeedList } from './feed-list.tsx'

/** The posts of those whom the reader follows; visitors are offered to log in. */
export function FollowingFeed({ view }: { view: FeedView }) {
  const { t } = useTranslation('posts')
  const isHydrating = useHydrating()
  const me = useSession(({ account }) => account?.id)
  const { pathname, searchStr } = useLocation()
  if (isHydrating) return <FeedWaiting />
  if (me === undefined)
    return (
      <NothingHere drawing="empty" title={t('logIn.title')} hint={t('logIn.hint')}>
        <AppLink to={`/login${canonicalQuery({ next: pathname + searchStr })}`} className="btn-primary">
          {t('logIn.button')}
        </AppLink>
      </NothingHere>
    )
  return <OfMember key={me} me={me} view={view} />
}

function OfMember({ me, view }: { me: number; view: FeedView }) {
  const { t } = useTranslation('posts')
  const { answer, problem, reload } = useCachedAnswer((options) => loadFeedPage(view, {}, options), 'following')
  if (answer) return <FeedList view={view} answer={answer} reader={me} />
  if (!problem) return <FeedWaiting />
  return (
    <div role="alert" className="card grid gap-2 justify-items-center p-6 text-center">
      <p className="text-lg">{t('list.failed')}</p>
      <p className="text-ink-soft">
        {isNoAnswer(problem.code) ? t('list.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </p>
      <Button variant="primary" icon="i-lucide-refresh-cw" onClick={reload}>
        {t('common:retry')}
      </Button>
    </div>
  )
}
