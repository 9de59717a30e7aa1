import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { RichField } from '../../../../../ui/form/rich-field.tsx'
import { TitleField } from '../../../../../ui/form/title-field.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { ServiceFormState } from '../../use-service-form.ts'
import { CategoryChoice } from './category-choice.tsx'
import { CostFields } from './cost-fields.tsx'
import { MembersField } from './members-field.tsx'
import { OtherLanguage } from './other-language.tsx'
import { TermsFields } from './terms-fields.tsx'
import { TimeFields } from './time-fields.tsx'
import { WhereFields } from './where-fields.tsx'

/** The fields as they follow one another on the screen. */
export const FIELD_ORDER = [
  'pictures',
  'title',
  'service_category',
  'service_subcategory',
  'members',
  'place',
  'districts',
  'at_district',
  'at_area',
  'at_line',
  'directions',
  'link',
  'pricing',
  'price',
  'seats',
  'hours_least',
  'hours_most',
  'duration',
  'step',
  'pause_before',
  'pause_after',
  'notice_hours',
  'horizon_days',
  'confirms',
  'answer_hours',
  'payment',
  'advance_percent',
  'cancel_hours',
  'description',
  'second_title',
  'second_description',
] as const

interface Props {
  of: ServiceFormState
  /** The pictures: new ones to be chosen, or those that it has. */
  pictures: ReactNode
  isNew?: boolean
}

/** All fields of a service, in five parts. */
export function ServiceFields({ of, pictures, isNew = false }: Props) {
  const { t } = useTranslation('team')
  const { form, note } = of
  return (
    <>
      <Part title={t('steps.look')}>
        <FieldValue form={form} name="pictures_sent" />
        {pictures}
        <TitleField form={form} label={t('form.title')} most={SERVICE_LIMITS.titleLongest} />
        <CategoryChoice form={form} note={note} />
        <MembersField form={form} note={note} isNew={isNew} />
      </Part>
      <Part title={t('steps.where')}>
        <WhereFields form={form} note={note} />
      </Part>
      <Part title={t('steps.cost')}>
        <CostFields form={form} note={note} />
        <TimeFields form={form} />
      </Part>
      <Part title={t('steps.terms')}>
        <TermsFields form={form} />
      </Part>
      <Part title={t('steps.texts')}>
        <RichField
          form={form}
          name="description"
          stateName="description_state"
          note={note}
          label={t('form.description')}
          placeholder={t('form.descriptionPlaceholder')}
          onPicture={sendTextPicture}
        />
        <OtherLanguage of={of} />
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid grid-cols-1 gap-4">
    <h2 className="text-lg pt-2 border-t border-line">{title}</h2>
    {children}
  </section>
)
