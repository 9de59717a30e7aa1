import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { Icon } from '../../icons/icon.tsx'
import { typedLink } from './links.ts'

/** What a link is made of. `words` only where nothing is chosen in the text. */
export interface LinkInput {
  address: string
  words: string
}

interface Props {
  /** The address that stands there now; empty for a new link. */
  address: string
  /** Nothing is chosen: the words are asked for too. */
  asksWords: boolean
  onSave: (link: LinkInput) => void
  /** Undefined where there is no link yet. */
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Asks where a link goes. */
export function LinkDialog({ address, asksWords, onSave, onRemove, onClose }: Props) {
  const { t } = useTranslation('editor')
  const id = useId()
  const [typed, setTyped] = useState(address)
  const [words, setWords] = useState('')
  const [isRefused, setRefused] = useState(false)
  const save = () => {
    const whole = typedLink(typed)
    if (whole) onSave({ address: whole, words: words.trim() || typed.trim() })
    else setRefused(true)
  }
  // No form: it stands inside another one.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    save()
  }
  return (
    <Dialog title={t(address ? 'link.change' : 'link.title')} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        {asksWords && (
          <div>
            <label htmlFor={`${id}words`} className="block pb-1 font-600">
              {t('link.words')} <span className="ps-2 text-sm text-ink-soft font-400">{t('forms:optional')}</span>
            </label>
            <input
              id={`${id}words`}
              type="text"
              maxLength={200}
              className="field"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              onKeyDown={onKey}
            />
          </div>
        )}
        <div>
          <label htmlFor={`${id}to`} className="block pb-1 font-600">
            {t('link.address')}
          </label>
          <input
            id={`${id}to`}
            data-first-focus
            type="text"
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            autoComplete="url"
            spellCheck={false}
            dir="ltr"
            enterKeyHint="done"
            maxLength={500}
            className="field"
            placeholder="https://"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setRefused(false)
            }}
            onKeyDown={onKey}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? `${id}why` : undefined}
          />
          <p id={`${id}why`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
            {isRefused && (
              <>
                <Icon name="i-lucide-circle-alert" /> {t('link.refused', { example: 'https://example.com' })}
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 justify-end">
          {onRemove && (
            <Button variant="danger" className="me-auto" onClick={onRemove}>
              {t('link.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={save}>
            {t('link.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
