import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EVENT_FORM_LIMITS } from '#contract/events/event-form.ts'
import { rateOf } from '#contract/wallet/seller-rates.ts'
import { CommissionText } from '../../../../../nouns/commission-text.tsx'
import { FieldValues } from '../../../../../ui/form/field-values.tsx'
import { MomentField } from '../../../../../ui/form/moment-field.tsx'
import { PictureField, type PictureNow } from '../../../../../ui/form/picture-field.tsx'
import { RichField } from '../../../../../ui/form/rich-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { TitleField } from '../../../../../ui/form/title-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import { useSellerRates } from '../../../../../wire/use-seller-rates.ts'
import type { EventFormState } from '../../use-event-form.ts'
import { CategoryChoice } from './category-choice.tsx'
import { OtherLanguage } from './other-language.tsx'
import { TermsTemplates } from './terms-templates.tsx'
import { WhereFields } from './where-fields.tsx'

/** The fields as they follow one another on the screen. */
export const FIELD_ORDER = [
  'thumbnail',
  'title',
  'price',
  'seats',
  'from_time',
  'to_time',
  'type',
  'link',
  'location',
  'event_category',
  'event_subcategory',
  'event_subsubcategory',
  'description',
  'second_title',
  'second_description',
  'terms_and_condition',
] as const
const STATES = { description: 'description_state', terms_and_condition: 'terms_state' } as const

interface Props {
  of: EventFormState
  now?: PictureNow
  /** Price and seats belong to the kinds of ticket: said by this. */
  isByKinds?: boolean
  seatsHint?: ReactNode
  /** Stands below price and seats. */
  kinds?: ReactNode
}

/** All fields of an event. @see Specification §3 "Event", §5 */
export function EventFields({ of, now, isByKinds = false, seatsHint, kinds }: Props) {
  const { t } = useTranslation('selling')
  const { form, picture, putPicture, note } = of
  return (
    <>
      <PictureField
        form={form}
        name="thumbnail"
        texts={{ label: t('form.thumbnail'), hint: t('form.coverHint'), alt: t('form.coverAlt') }}
        picture={picture}
        putPicture={putPicture}
        {...(now && { now })}
      />
      <TitleField form={form} label={t('form.title')} most={EVENT_FORM_LIMITS.titleLongest} />
      <div className="grid gap-4 grid-cols-2 items-start">
        <TextField
          form={form}
          name="price"
          label={t('form.price')}
          hint={<PriceHint form={form} />}
          inputMode="numeric"
          autoComplete="off"
          disabled={isByKinds}
        />
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
      <Text of={of} name="description" />
      <OtherLanguage of={of} />
      <Text of={of} name="terms_and_condition" />
      <TermsTemplates of={of} />
    </>
  )
}

/** What a price of 0 is, and what is left of another one. */
function PriceHint({ form }: Pick<EventFormState, 'form'>) {
  const { t } = useTranslation('selling')
  const rates = useSellerRates()
  return (
    <>
      {t('form.priceHint')}
      <span className="block empty:hidden">
        <FieldValues form={form} names={['price', 'event_category']}>
          {({ price, event_category }) => <CommissionText rate={rates && rateOf(rates, 'tickets', event_category)} price={price} />}
        </FieldValues>
      </span>
    </>
  )
}

function Text({ of: { form, note }, name }: { of: EventFormState; name: keyof typeof STATES }) {
  const { t } = useTranslation('selling')
  return (
    <RichField
      form={form}
      name={name}
      stateName={STATES[name]}
      note={note}
      label={t(`form.${name}`)}
      placeholder={t(`form.${name}Placeholder`)}
      onPicture={sendTextPicture}
    />
  )
}

/** From when to when, on Dhaka's clocks, to the minute. */
function TimeFields({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('selling')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <MomentField form={form} name="from_time" label={t('form.from_time')} />
      <MomentField form={form} name="to_time" label={t('form.to_time')} />
    </div>
  )
}
