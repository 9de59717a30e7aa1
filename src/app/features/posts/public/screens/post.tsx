import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDetail } from '#contract/posts/posts.ts'
import { useLeftOutMembers } from '../../../../members/use-left-out.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { PostCard } from '../parts/post-card.tsx'
import { useFollowedReactions } from '../reading/use-followed-reactions.ts'

interface Props {
  answer: Answer<PostDetail>
  /** What readers say of it. */
  comments: ReactNode
}

/** One post with all its pictures, and what readers say of it. */
export function Post({ answer, comments }: Props) {
  const { t } = useTranslation('posts')
  const format = useFormat()
  const language = useLanguage()
  const now = useNow()
  const isLeftOut = useLeftOutMembers().has(answer.value.author)
  useFollowedReactions()
  return (
    <div className="grid grid-cols-1 gap-4 w-full max-w-160 mx-auto">
      <p className="min-h-5">
        <AgeNote answer={answer} />
      </p>
      {isLeftOut ? (
        <p className="card p-4 text-ink-soft">{t('leftOut')}</p>
      ) : (
        <PostCard post={answer.value} tools={{ t, language, format, now }} isFirst isPage />
      )}
      {!isLeftOut && comments}
      <ScreenLink to="/posts" className="btn-quiet justify-self-start">
        {t('tabs.seeAll')}
      </ScreenLink>
    </div>
  )
}
