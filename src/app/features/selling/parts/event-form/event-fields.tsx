import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { EventFormState } from '../../use-event-form.ts'
import { CategoryChoice } from './category-choice.tsx'
import { CoverField, type CoverNow } from './cover-field.tsx'
import { RichField } from './rich-field.tsx'
import { TimeFields } from './time-fields.tsx'
import { TitleField } from './title-field.tsx'
import { WhereFields } from './where-fields.tsx'

interface Props {
  of: EventFormState
  now?: CoverNow
  /** Price and seats belong to the kinds of ticket: said by this. */
  isByKinds?: boolean
  seatsHint?: ReactNode
  /** Stands below price and seats. */
  kinds?: ReactNode
}

/** All fields of an event. @see Specification §3 "Event", §5 */
export function EventFields({ of: { form, picture, putPicture, note }, now, isByKinds = false, seatsHint, kinds }: Props) {
  const { t } = useTranslation('selling')
  return (
    <>
      <CoverField form={form} picture={picture} putPicture={putPicture} {...(now && { now })} />
      <TitleField form={form} />
      <div className="grid gap-4 grid-cols-2 items-start">
        <TextField form={form} name="price" label={t('form.price')} hint={t('form.priceHint')} inputMode="numeric" autoComplete="off" disabled={isByKinds} />
        <TextField
          form={form}
          name="seats"
          label={t('form.seats')}
          hint={seatsHint ?? t('form.seatsHint')}
          inputMode="numeric"
          autoComplete="off"
          disabled={isByKinds}
        />
      </div>
      {kinds}
      <TimeFields form={form} />
      <WhereFields form={form} />
      <CategoryChoice form={form} note={note} />
      <RichField form={form} name="description" stateName="description_state" note={note} />
      <RichField form={form} name="terms_and_condition" stateName="terms_state" note={note} />
    </>
  )
}
