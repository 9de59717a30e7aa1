import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnArticle } from '../calls.ts'
import { Previews } from './previews.tsx'

/** An article of one's own as its readers will have it, before they do. */
export function OwnPreview({ blogId, onClose }: { blogId: number; onClose: () => void }) {
  const { t } = useTranslation('writing')
  const { answer, problem, reload } = useAnswer((options) => loadOwnArticle(blogId, { ...options, keptFirst: true }), `own-article ${blogId}`)
  const own = answer?.value
  const content = () => {
    if (own)
      return (
        <Previews
          of={own}
          picture={own.thumbnail && <Picture path={own.thumbnail} tone={own.thumbnail_tone} sizes="(min-width: 660px) 640px, calc(100vw - 32px)" />}
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
