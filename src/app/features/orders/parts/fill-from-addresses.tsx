import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contract/addresses/addresses.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useSession } from '../../../state/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { loadAddresses } from '../calls.ts'

interface Props {
  /** Gets name and phone number, as they are written into the form. */
  onChoose: (person: { full_name: string; phone_number: string }) => void
}

/** Name and phone number out of the buyer's address book, which is asked for when it is wanted. Visitors have none. */
export function FillFromAddresses({ onChoose }: Props) {
  const { t } = useTranslation('orders')
  const isSignedIn = useSession(({ token }) => token !== null)
  const [isOpen, setOpen] = useState(false)
  if (!isSignedIn) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button icon="i-lucide-map-pin" aria-expanded={isOpen} className="justify-self-start max-w-full" onClick={() => setOpen(!isOpen)}>
        {t('checkout.addresses.fill')}
      </Button>
      {isOpen && (
        <Choices
          onChoose={(person) => {
            onChoose(person)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

function Choices({ onChoose }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { answer, problem } = useCachedAnswer(loadAddresses, 'addresses')
  if (!answer) return <p role="status">{problem ? t('checkout.addresses.failed') : t('common:loading')}</p>
  if (answer.value.length === 0)
    return (
      <p role="status">
        {t('checkout.addresses.none')}{' '}
        <AppLink to="/profile-settings#addresses" className="link target">
          {t('checkout.addresses.add')}
        </AppLink>
      </p>
    )
  return (
    <ul aria-label={t('checkout.addresses.choose')} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      {answer.value.map(({ id, full_name, phone_number }: Address) => (
        <li key={id}>
          <button
            type="button"
            className="w-full min-h-12 px-3 py-2 text-start border border-line rounded-control bg-raised active:bg-sunken"
            onClick={() => onChoose({ full_name, phone_number: format.phone(phone_number) })}
          >
            <b lang={scriptLanguage(full_name)} className="block font-600 break-words">
              {full_name}
            </b>
            <span className="tabular">{format.phone(phone_number)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
