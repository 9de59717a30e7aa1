import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { COUPON_KINDS, type Coupon, CouponForm as Schema } from '#contract/events/coupons.ts'
import { useFormDraft } from '../../../../state/drafts/use-form-draft.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { DraftNote } from '../../../../ui/form/draft-note.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { type CouponTexts, changeCoupon, makeCoupon } from '../coupon-calls.ts'
import { emptyCoupon, textsOfCoupon } from '../coupon-values.ts'
import { SaleWindowFields } from './sale-window-fields.tsx'

interface Props {
  eventId: number
  /** The code that is changed; undefined: a new one. */
  coupon: Coupon | undefined
  /** Gets all codes as they are then. */
  onDone: (coupons: Coupon[]) => void
  onClose: () => void
}

/** Makes a promo code, or changes one. What is typed stays on this phone until it was saved. */
export function CouponForm({ eventId, coupon, onDone, onClose }: Props) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const before = coupon ? textsOfCoupon(coupon, format) : emptyCoupon(format)
  const form = useScreenForm({
    schema: Schema,
    initialValues: before,
    onSubmit: async () => {
      const texts = form.read() as CouponTexts
      const coupons = await (coupon ? changeCoupon(eventId, coupon.id, texts) : makeCoupon(eventId, texts))
      draft.forget()
      onDone(coupons)
    },
  })
  const draft = useFormDraft(form, coupon ? `coupon ${coupon.id}` : `coupon of ${eventId}`)
  const { note } = draft
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input')?.focus(), [])
  const textOf = ({ code }: Problem) => {
    if (code === 'taken') return t('promo.taken')
    return code === 'offline' ? t('kinds.offlineKept') : undefined
  }
  const discard = () => {
    draft.forget()
    form.dropProblem()
    form.write({ ...before })
  }
  return (
    <div ref={box} className="card overflow-visible p-4">
      <h2 className="text-lg pb-3">{t(coupon ? 'promo.edit' : 'promo.add')}</h2>
      <ScreenForm form={form} className="grid-cols-1">
        {draft.isRestored && <DraftNote text={t('kinds.draft')} discard={t('kinds.discardDraft')} onDiscard={discard} />}
        <TextField
          form={form}
          name="code"
          label={t('promo.form.code')}
          hint={t('promo.form.codeHint')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onValue={note}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            form={form}
            name="kind"
            label={t('promo.form.kind')}
            placeholder={t('promo.form.choose')}
            choices={COUPON_KINDS.map((value) => ({ value, text: t(`promo.form.kinds.${value}`) }))}
            onValue={note}
          />
          <TextField form={form} name="amount" label={t('promo.form.amount')} inputMode="numeric" autoComplete="off" onValue={note} />
        </div>
        <SaleWindowFields form={form} of="promo" onValue={note} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            form={form}
            name="most_uses"
            label={t('promo.form.most_uses')}
            hint={coupon && coupon.used > 0 ? t('promo.form.used', { count: coupon.used }) : t('promo.form.mostUsesHint')}
            optional
            inputMode="numeric"
            autoComplete="off"
            onValue={note}
          />
          <TextField form={form} name="most_per_buyer" label={t('promo.form.most_per_buyer')} inputMode="numeric" autoComplete="off" onValue={note} />
        </div>
        <FormProblem form={form} textOf={textOf} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} busy={t('kinds.saving')} className="sm:w-auto">
            {t('kinds.save')}
          </SubmitButton>
          <Button onClick={onClose}>{t('kinds.cancel')}</Button>
        </div>
      </ScreenForm>
    </div>
  )
}
