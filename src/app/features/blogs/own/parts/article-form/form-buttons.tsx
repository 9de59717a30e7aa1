import { useTranslation } from 'react-i18next'
import type { BlogPhase } from '#contract/blogs/own-blogs.ts'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import type { PictureNow } from '../../../../../ui/form/picture-field.tsx'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import type { ArticleFormState } from '../../use-article-form.ts'
import { PreviewButton } from './preview-button.tsx'

interface Props {
  of: ArticleFormState
  phase: BlogPhase
  now?: PictureNow
  /** It is saved, but what that leads to is not there yet. */
  isLeaving?: boolean
}

/** Saves, by the word for what then becomes of it; and beside it a look at it before. */
export function FormButtons({ of, phase, now, isLeaving = false }: Props) {
  const { t } = useTranslation('writing')
  const { form } = of
  const isBusy = useSignalValue(form.submitting) || isLeaving
  const actionOf = (publishing: string) => {
    const isStanding = phase === 'published' || (publishing === 'draft' && phase === 'withdrawn') || (publishing === 'later' && phase === 'scheduled')
    return t(`actions.${isStanding ? 'save' : (publishing as 'draft')}`)
  }
  return (
    <div className="flex flex-wrap gap-2 w-full">
      <FieldValue form={form} name="publishing">
        {(publishing) => (
          <BusyButton variant="primary" type="submit" isBusy={isBusy} className="w-full sm:w-auto">
            {isBusy ? t('actions.busy') : actionOf(publishing)}
          </BusyButton>
        )}
      </FieldValue>
      <PreviewButton of={of} now={now} />
    </div>
  )
}
