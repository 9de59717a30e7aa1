import { useTranslation } from 'react-i18next'
import { ADDRESS_LIMITS } from '#contract/addresses/address-fields.ts'
import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { FewPictures } from '../../../../ui/form/few-pictures.tsx'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import type { AskingField } from '../asking-body.ts'
import type { Asking } from '../use-asking.ts'

const EMAIL_LONGEST = 254
const PHONE_LONGEST = 40

/** Who asks, what the provider should know, and for a quote what there is to be seen. */
export function AskingDetails({ service, asking }: { service: ServiceDetail; asking: Asking }) {
  const { t } = useTranslation('bookings')
  const { draft, details, faults, put, pictures } = asking
  const errorOf = (field: AskingField) => faults[field] && t(`forms:reasons.${faults[field]}`, { defaultValue: t('forms:reasons.required') })
  const isQuote = service.pricing === 'quote'
  return (
    <section aria-labelledby="asking-details" className="card p-4 grid gap-4">
      <h2 id="asking-details" className="text-lg">
        {t('asking.details')}
      </h2>
      <PlainField
        kind="name"
        label={t('asking.name')}
        value={details.full_name}
        onChange={(full_name) => put({ full_name })}
        longest={ADDRESS_LIMITS.nameLongest * 2}
        error={errorOf('full_name')}
      />
      <PlainField
        kind="tel"
        label={t('asking.phone')}
        hint={t('asking.phoneHint')}
        value={details.phone_number}
        onChange={(phone_number) => put({ phone_number })}
        longest={PHONE_LONGEST}
        error={errorOf('phone_number')}
      />
      <PlainField
        kind="email"
        label={t('asking.email')}
        hint={t('optional')}
        value={details.email}
        onChange={(email) => put({ email })}
        longest={EMAIL_LONGEST}
        error={errorOf('email')}
      />
      <PlainField
        rows={3}
        label={t('asking.note')}
        hint={t(isQuote ? 'asking.noteQuote' : 'optional')}
        value={draft.value.note}
        onChange={(note) => put({ note })}
        longest={BOOKING_LIMITS.noteLongest}
        error={errorOf('note')}
      />
      {isQuote && (
        <FewPictures
          texts={{ label: t('asking.pictures'), hint: t('asking.picturesHint', { count: BOOKING_LIMITS.picturesMost }) }}
          pictures={pictures.pictures}
          onChange={pictures.putPictures}
          most={BOOKING_LIMITS.picturesMost}
        />
      )}
    </section>
  )
}
