import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, AddressForm as Schema } from '#contract/addresses/addresses.ts'
import { newKey } from '#contract/core/new-key.ts'
import type { Problem } from '#contract/core/problem.ts'
import { useFormDraft } from '../../../state/drafts/use-form-draft.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { type AddressTexts, makeAddress, saveAddress } from '../calls.ts'
import { PlaceFields } from './place-fields.tsx'

const EMPTY: AddressTexts = { full_name: '', phone_number: '', division: '', district: '', area: '', line: '', landmark: '' }

interface Props {
  /** The one that is changed; undefined: a new one. */
  address: Address | undefined
  /** Gets the whole book as it is then. */
  onDone: (book: Address[]) => void
  onClose: () => void
}

/** Adds an address, or changes one. What is typed stays on this phone until it was saved. */
export function AddressForm({ address, onDone, onClose }: Props) {
  const { t } = useTranslation('addresses')
  const format = useFormat()
  const before = textsOf(address, format.phone)
  const key = useRef(newKey())
  const form = useScreenForm({
    schema: Schema,
    initialValues: before,
    onSubmit: async () => {
      const texts = form.read() as AddressTexts
      const book = await (address ? saveAddress(address.id, texts) : makeAddress(key.current, texts))
      draft.forget()
      onDone(book)
    },
  })
  const draft = useFormDraft(form, address ? `address ${address.id}` : 'address')
  const { note } = draft
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input')?.focus(), [])
  const cancel = () => {
    draft.forget()
    onClose()
  }
  const textOf = ({ code }: Problem) => {
    if (code === 'offline') return t('form.offline')
    return code === 'not-found' ? t('form.gone') : undefined
  }
  return (
    <div ref={box} className="grid grid-cols-1 gap-3">
      <h3 className="text-base">{t(address ? 'edit' : 'add')}</h3>
      <ScreenForm form={form} className="grid-cols-1">
        {draft.isRestored && <p className="chip justify-self-start">{t('form.restored')}</p>}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField form={form} name="full_name" label={t('form.full_name')} autoComplete="name" autoCapitalize="words" spellCheck={false} onValue={note} />
          <TextField form={form} name="phone_number" label={t('form.phone_number')} type="tel" inputMode="tel" autoComplete="tel" onValue={note} />
        </div>
        <PlaceFields form={form} onValue={note} />
        <TextField
          form={form}
          name="line"
          label={t('form.line')}
          hint={t('form.lineHint')}
          rows={2}
          autoComplete="street-address"
          autoCapitalize="words"
          spellCheck={false}
          onValue={note}
        />
        <TextField form={form} name="landmark" label={t('form.landmark')} hint={t('form.landmarkHint')} optional autoCapitalize="words" onValue={note} />
        <FormProblem form={form} textOf={textOf} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} busy={t('form.saving')} className="sm:w-auto">
            {t('form.save')}
          </SubmitButton>
          <Button onClick={cancel}>{t('form.cancel')}</Button>
        </div>
      </ScreenForm>
    </div>
  )
}

function textsOf(address: Address | undefined, phone: (number: string) => string): AddressTexts {
  if (!address) return EMPTY
  const { full_name, phone_number, division, district, area, line, landmark } = address
  return { full_name, phone_number: phone(phone_number), division, district, area, line, landmark }
}
