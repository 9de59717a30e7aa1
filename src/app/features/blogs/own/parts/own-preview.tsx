import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { ArticlePreview } from '../../../../ui/text/article-preview.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnArticle } from '../calls.ts'
import { useReadingFacts } from '../use-reading-facts.ts'

/** An article of one's own as its readers will have it, before they do. */
export function OwnPreview({ blogId, onClose }: { blogId: number; onClose: () => void }) {
  const { t } = useTranslation('writing')
  const factsOf = useReadingFacts()
  const { answer, problem, reload } = useAnswer((options) => loadOwnArticle(blogId, { ...options, keptFirst: true }), `own-article ${blogId}`)
  const own = answer?.value
  const content = () => {
    if (own)
      return (
        <ArticlePreview
          title={own.title}
          facts={factsOf(own.content)}
          picture={own.thumbnail && <Picture path={own.thumbnail} tone={own.thumbnail_tone} sizes="(min-width: 660px) 640px, calc(100vw - 32px)" />}
          html={own.content}
          language={own.language}
        />
      )
    return problem ? (
      <ScreenProblem problem={problem} title={t('edit.notLoaded')} retry={reload} list={{ to: '/writing', title: t('shell:titles.writing') }} />
    ) : (
      <FormWaiting />
    )
  }
  return (
    <Dialog title={t('preview.title')} place="cover" onClose={onClose}>
      {content()}
    </Dialog>
  )
}
