import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { TextField, type TextFieldStyle } from './text-field.tsx'
import type { ScreenForm } from './use-screen-form.ts'

interface Props extends Pick<TextFieldStyle, 'label' | 'hint' | 'onValue' | 'enterKeyHint'> {
  form: ScreenForm
  name: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at: on a small keyboard users hit wrong keys. */
export function PasswordField(props: Props) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const eye = (
    <Button
      variant="icon"
      icon={isShown ? 'i-lucide-eye-off' : 'i-lucide-eye'}
      aria-label={t(isShown ? 'forms:hidePassword' : 'forms:showPassword')}
      aria-pressed={isShown}
      className="js-only absolute! end-0 top-0"
      onClick={() => setShown(!isShown)}
    />
  )
  return <TextField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" autoCorrect="off" spellCheck={false} dir="auto" beside={eye} />
}
