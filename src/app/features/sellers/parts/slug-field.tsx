import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { FieldState, ScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../ui/form/use-signal-value.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useSlugCheck } from '../use-slug-check.ts'

interface Props {
  form: ScreenForm
  /** The present address of one's own shop: nothing to say of that. */
  address: string | undefined
  /** Called when the address is typed by hand: from then on it does not follow the name. */
  onOwn: () => void
}

/** The address of the shop, whether it can be had, and how it will look. */
export function SlugField({ form, address, onOwn }: Props) {
  const { t } = useTranslation('sellers')
  const { Field } = form.parts
  const says = (
    <Field name="slug" type="string">
      {(field) => <SlugSays field={field} own={address} />}
    </Field>
  )
  return <TextField form={form} name="slug" label={t('form.slug')} hint={says} autoCapitalize="none" autoComplete="off" dir="ltr" onValue={onOwn} />
}

function SlugSays({ field, own }: { field: FieldState; own: string | undefined }) {
  const { t } = useTranslation('sellers')
  const slug = lowerCase(String(useSignalValue(field.value) ?? '').trim())
  const state = useSlugCheck(slug === own ? '' : slug)
  const address = slug && `${location.host}/seller/${slug}`
  return (
    <>
      {address ? (
        <bdi dir="ltr" lang="en" className="block break-all">
          {address}
        </bdi>
      ) : (
        <span className="block">{t('form.slugHint')}</span>
      )}
      {/* Read out by itself, not with every letter of the address. Its line is kept free, so that nothing moves under the thumb. */}
      <span role="status" className="block min-h-6">
        {state === 'free' && (
          <span className="text-brand">
            <Icon name="i-lucide-check" /> {t('form.slugFree')}
          </span>
        )}
        {state === 'taken' && (
          <span className="text-danger">
            <Icon name="i-lucide-x" /> {t('form.slugTaken')}
          </span>
        )}
      </span>
    </>
  )
}
