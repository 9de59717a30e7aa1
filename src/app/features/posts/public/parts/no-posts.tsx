import { useTranslation } from 'react-i18next'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { type FeedView, isWhole } from '../feed-view.ts'

/** A feed without a post, and the next step. */
export function NoPosts({ view }: { view: FeedView }) {
  const { t } = useTranslation('posts')
  const [title, hint] = textsOf(view)
  return (
    <NothingHere drawing="empty" title={t(title)} hint={t(hint)} as="status">
      {(view.of === 'following' || !isWhole(view)) && (
        <AppLink to="/posts" className="btn-primary">
          {t('tabs.seeAll')}
        </AppLink>
      )}
    </NothingHere>
  )
}

function textsOf(view: FeedView) {
  if (view.of === 'following') return ['empty.following', 'empty.followingHint'] as const
  return isWhole(view) ? (['empty.all', 'empty.allHint'] as const) : (['empty.filtered', 'empty.filteredHint'] as const)
}
