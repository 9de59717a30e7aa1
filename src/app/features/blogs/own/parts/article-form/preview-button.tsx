import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../../ui/controls/dialog.tsx'
import { NewPicture } from '../../../../../ui/form/new-picture.tsx'
import { type PictureNow, StoredPicture } from '../../../../../ui/form/picture-field.tsx'
import { ArticlePreview } from '../../../../../ui/text/article-preview.tsx'
import type { ArticleTexts } from '../../article-values.ts'
import type { ArticleFormState } from '../../use-article-form.ts'
import { useReadingFacts } from '../../use-reading-facts.ts'

interface Props {
  of: ArticleFormState
  now: PictureNow | undefined
}

/** Shows what is written as readers will have it, saved or not. */
export function PreviewButton({ of: { texts, picture }, now }: Props) {
  const { t } = useTranslation('writing')
  const factsOf = useReadingFacts()
  const [shown, setShown] = useState<ArticleTexts>()
  const coverOf = ({ thumbnail }: ArticleTexts) => {
    if (thumbnail === 'none' || thumbnail === '') return undefined
    return picture ? <NewPicture picture={picture} alt="" /> : <StoredPicture now={now} alt="" />
  }
  return (
    <>
      <Button icon="i-lucide-eye" onClick={() => setShown(texts())} className="w-full sm:w-auto">
        {t('preview.title')}
      </Button>
      {shown && (
        <Dialog title={t('preview.title')} place="cover" onClose={() => setShown(undefined)}>
          <ArticlePreview
            title={shown.title.trim() || t('blogs:untitled')}
            facts={factsOf(shown.content) || t('blogs:article.noContent')}
            picture={coverOf(shown)}
            html={shown.content}
            language={scriptLanguage(`${shown.title} ${textOfHtml(shown.content)}`)}
          />
        </Dialog>
      )}
    </>
  )
}
