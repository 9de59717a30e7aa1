import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { FieldValue } from '../../../../ui/form/field-value.tsx'
import type { ScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { type ChosenCv, cvNameOf } from '../chosen-cv.ts'

interface Props {
  form: ScreenForm
  cv: ChosenCv
  onChange: () => void
}

/** Who applies, with which CV, in a line each, and the way to change it. */
export function ApplySummary({ form, cv, onChange }: Props) {
  const { t } = useTranslation('applying')
  const cvName = cvNameOf(cv)
  return (
    <div className="card p-3 flex! flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex-1 basis-48 min-w-0">
        <FieldValue form={form} name="full_name">
          {(name) => (
            <p className="font-600 wrap-anywhere">
              <Icon name="i-lucide-user-round" className="text-brand" /> {t('summary.as')} <span lang={scriptLanguage(name)}>{name}</span>
            </p>
          )}
        </FieldValue>
        <FieldValue form={form} name="phone_number">
          {(phone) => <p className="text-sm text-ink-soft">{phone}</p>}
        </FieldValue>
        <p className="text-sm wrap-anywhere">
          <Icon name="i-lucide-file-text" className="text-ink-soft" />{' '}
          <MixedText text={cvName === null ? t('summary.noCv') : t('summary.cv', { name: cvName })} />
        </p>
      </div>
      <Button icon="i-lucide-pencil" onClick={onChange}>
        {t('summary.change')}
      </Button>
    </div>
  )
}
