import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADDRESS_LIMITS } from '#contract/addresses/address-fields.ts'
import type { Address } from '#contract/addresses/addresses.ts'
import { NeedsInternet } from '../../../nouns/needs-internet.tsx'
import { showNotice } from '../../../state/notices.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../ui/navigation/screen-problem.tsx'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { dropAddress, loadAddresses } from '../calls.ts'
import { AddressForm } from './address-form.tsx'
import { AddressLines } from './address-lines.tsx'

/** The addresses of a person: read on the phone also without network, changed with it. */
export function AddressBook() {
  const { t } = useTranslation('addresses')
  const { answer, problem, reload, put } = useCachedAnswer(loadAddresses, 'addresses')
  if (!answer) return problem ? <ScreenProblem problem={problem} title={t('failed')} retry={reload} /> : <RowsWaiting />
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-ink-soft">{t('what')}</p>
      <p className="empty:hidden">
        <AgeNote answer={answer} />
      </p>
      <NeedsInternet text={t('offline')} />
      <Book book={answer.value} put={put} />
    </div>
  )
}

function Book({ book, put }: { book: Address[]; put: (book: Address[]) => void }) {
  const { t } = useTranslation('addresses')
  const [editing, setEditing] = useState<number | 'new'>()
  const [removing, setRemoving] = useState<Address>()
  const close = () => setEditing(undefined)
  const done = (now: Address[]) => {
    close()
    put(now)
    showNotice(t('saved'))
  }
  const remove = async ({ id }: Address) => {
    put(await dropAddress(id))
    showNotice(t('removed'))
  }
  return (
    <>
      {book.length === 0 && editing === undefined && <p>{t('none')}</p>}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {book.map((address) => (
          <li key={address.id} className="border border-line rounded-control p-3">
            {address.id === editing ? (
              <AddressForm address={address} onDone={done} onClose={close} />
            ) : (
              <AddressLines address={address}>
                <Button icon="i-lucide-pencil" aria-label={t('editOf', { name: address.full_name })} onClick={() => setEditing(address.id)}>
                  {t('change')}
                </Button>
                <Button icon="i-lucide-trash" aria-label={t('removeOf', { name: address.full_name })} onClick={() => setRemoving(address)}>
                  {t('remove')}
                </Button>
              </AddressLines>
            )}
          </li>
        ))}
      </ul>
      {editing === 'new' && <AddressForm address={undefined} onDone={done} onClose={close} />}
      {editing === undefined && book.length < ADDRESS_LIMITS.most && (
        <Button icon="i-lucide-plus" className="justify-self-start max-w-full" onClick={() => setEditing('new')}>
          {t('add')}
        </Button>
      )}
      {book.length >= ADDRESS_LIMITS.most && <p className="text-sm text-ink-soft">{t('full', { count: ADDRESS_LIMITS.most })}</p>}
      {removing && (
        <AskDialog title={t('removeTitle')} yes={t('remove')} no={t('keep')} onYes={() => remove(removing)} onClose={() => setRemoving(undefined)}>
          <AddressLines address={removing} />
        </AskDialog>
      )}
    </>
  )
}
