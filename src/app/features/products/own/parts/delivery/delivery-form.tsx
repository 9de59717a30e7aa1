import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { DELIVERY_KINDS, DELIVERY_LIMITS } from '#contract/products/delivery-rules.ts'
import type { DeliveryOption, OwnShop } from '#contract/products/shops.ts'
import { useKeyedDraft } from '../../../../../nouns/use-keyed-draft.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { DraftNote } from '../../../../../ui/form/draft-note.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { FlagField } from '../../../../../ui/form/flag-field.tsx'
import { FormProblem } from '../../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { SelectField } from '../../../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { type ScreenForm as Form, useScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { DeliveryFormTexts, type DeliveryTexts, deliveryInput, emptyDelivery, textsOfDelivery } from '../../delivery-values.ts'
import { addOption, changeOption } from '../../shop-calls.ts'
import { PlacesField } from './places-field.tsx'

interface Props {
  /** The option that is changed; undefined: a new one. */
  option: DeliveryOption | undefined
  /** Gets the shop as it is then. */
  onDone: (shop: OwnShop) => void
  onClose: () => void
}

/** Adds a delivery option, or changes one. What is typed stays on this phone until it was saved. */
export function DeliveryOptionForm({ option, onDone, onClose }: Props) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const before = option ? textsOfDelivery(option, format) : emptyDelivery(format)
  const form = useScreenForm({
    schema: DeliveryFormTexts,
    initialValues: before,
    onSubmit: async () => {
      const input = deliveryInput({ ...before, ...(form.read() as DeliveryTexts) })
      const shop = await (option ? changeOption(option.id, input) : addOption(input, draft.clientKey()))
      draft.forget()
      onDone(shop)
    },
  })
  const draft = useKeyedDraft(form, option ? `delivery ${option.id}` : 'delivery option')
  const { note } = draft
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('select')?.focus(), [])
  const textOf = ({ code }: Problem) => (code === 'offline' ? t('delivery.offlineKept') : undefined)
  const discard = () => {
    draft.forget()
    form.dropProblem()
    form.write({ ...before })
  }
  return (
    <div ref={box} className="card overflow-visible p-4">
      <h3 className="text-lg pb-3">{t(option ? 'delivery.edit' : 'delivery.add')}</h3>
      <ScreenForm form={form} className="grid-cols-1">
        {draft.isRestored && <DraftNote text={t('delivery.draft')} discard={t('delivery.discard')} onDiscard={discard} />}
        <SelectField
          form={form}
          name="kind"
          label={t('delivery.kind')}
          placeholder={t('delivery.choose')}
          choices={DELIVERY_KINDS.map((value) => ({ value, text: t(`delivery.kinds.${value}`) }))}
          onValue={note}
        />
        <FieldValue form={form} name="places" />
        <FieldValue form={form} name="fee" />
        <FieldValue form={form} name="free_from" />
        <FieldValue form={form} name="kind">
          {(kind) => <FieldsOf kind={kind} form={form} note={note} />}
        </FieldValue>
        <FormProblem form={form} textOf={textOf} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} busy={t('saving')} className="sm:w-auto">
            {t('save')}
          </SubmitButton>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </ScreenForm>
    </div>
  )
}

/** What is fetched goes nowhere and costs nothing to bring. */
function FieldsOf({ kind, form, note }: { kind: string; form: Form; note: () => void }) {
  const { t } = useTranslation('stock')
  const isPickup = kind === 'pickup'
  const number = { inputMode: 'numeric', autoComplete: 'off', onValue: note } as const
  return (
    <>
      <TextField
        form={form}
        name="note"
        label={t(isPickup ? 'delivery.pickupPlace' : 'delivery.note')}
        hint={t(isPickup ? 'delivery.pickupHint' : 'delivery.noteHint')}
        optional={!isPickup}
        maxLength={DELIVERY_LIMITS.noteLongest}
        onValue={note}
      />
      {!isPickup && <PlacesField form={form} note={note} />}
      {!isPickup && (
        <div className="grid gap-4 sm:grid-cols-2 items-start">
          <TextField form={form} name="fee" label={t('delivery.fee')} hint={t('delivery.feeHint')} {...number} />
          <TextField form={form} name="free_from" optional label={t('delivery.free_from')} hint={t('delivery.freeHint')} {...number} />
        </div>
      )}
      <div>
        <div className="grid grid-cols-2 gap-4 items-start">
          <TextField form={form} name="days_least" label={t('delivery.days_least')} {...number} />
          <TextField form={form} name="days_most" label={t('delivery.days_most')} {...number} />
        </div>
        <p className="pt-1 text-sm text-ink-soft">{t(isPickup ? 'delivery.pickupDays' : 'delivery.daysHint')}</p>
      </div>
      <FlagField form={form} name="is_cod" label={t(isPickup ? 'delivery.payAtPickup' : 'delivery.cod')} hint={t('delivery.codHint')} />
    </>
  )
}
