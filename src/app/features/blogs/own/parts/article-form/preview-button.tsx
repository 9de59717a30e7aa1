import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../../ui/controls/dialog.tsx'
import { NewPicture } from '../../../../../ui/form/new-picture.tsx'
import { type PictureNow, StoredPicture } from '../../../../../ui/form/picture-field.tsx'
import type { ArticleTexts } from '../../article-values.ts'
import type { ArticleFormState } from '../../use-article-form.ts'
import { Previews } from '../previews.tsx'

interface Props {
  of: ArticleFormState
  now: PictureNow | undefined
}

/** Shows what is written as readers will have it, saved or not. */
export function PreviewButton({ of: { texts, picture }, now }: Props) {
  const { t } = useTranslation('writing')
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
          <Previews of={shown} picture={coverOf(shown)} />
        </Dialog>
      )}
    </>
  )
}
