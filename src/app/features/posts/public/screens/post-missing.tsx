import { useTranslation } from 'react-i18next'
import { isNetworkProblem, problemCode } from '#contract/core/problem-code.ts'
import { NotNow } from '../../../../ui/controls/not-now.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'

/** A post that cannot be shown now: why, and it asks again by itself when the network is back. */
export function PostNotCached({ error }: { error: unknown }) {
  const { t } = useTranslation('posts')
  const isNetwork = isNetworkProblem(problemCode(error))
  return (
    <div className="grid gap-4 max-w-xl mx-auto">
      <NotNow title={isNetwork ? t('common:pageNotHeld') : t('post.failed')} error={error} />
      <ScreenLink to="/posts" className="btn-quiet justify-self-center">
        {t('tabs.seeAll')}
      </ScreenLink>
    </div>
  )
}

/** A post that is not there: never was, or was taken back. */
export function PostNotFound() {
  const { t } = useTranslation('posts')
  useHeadingTitle(t('post.notFound'))
  return (
    <NothingHere drawing="lost" title={t('post.notFound')} hint={t('post.notFoundHint')} as="h1">
      <ScreenLink to="/posts" className="btn-primary">
        {t('tabs.seeAll')}
      </ScreenLink>
    </NothingHere>
  )
}
