import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { DAYBOOK_LIMITS, type DaybookKind, hasPerson } from '#contract/daybook/daybook-rules.ts'
import type { DaybookPerson } from '#contract/daybook/daybook-sums.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FormDialog } from '../../../ui/controls/form-dialog.tsx'
import { PlainField } from '../../../ui/form/plain-field.tsx'
import { RadioChoice } from '../../../ui/form/radio-choice.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { OfflineLine } from '../../../ui/lists/offline-line.tsx'
import { type EntryFaults, readTyped, type TypedEntry } from '../entry-typed.ts'
import { problemText } from '../problem-text.ts'
import type { Daybook } from '../use-daybook.ts'
import type { ShownEntry } from '../with-changes.ts'

/** What the dialog begins with. */
export interface EntryStart {
  /** That are offered; the first is chosen. */
  kinds: readonly DaybookKind[]
  /** What is corrected. */
  row?: ShownEntry
  person?: Pick<DaybookPerson, 'person' | 'phone'>
}

interface Props {
  start: EntryStart
  daybook: Pick<Daybook, 'save' | 'today' | 'sums'>
  /** Of what is corrected: it is to be deleted instead. */
  onRemove: (row: ShownEntry) => void
  onClose: () => void
}

/** Adds an entry, or corrects one; also without network. */
export function EntryDialog({ start, daybook, onRemove, onClose }: Props) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const isOffline = useIsOffline()
  const { kinds, row } = start
  const { today } = daybook
  const [typed, setTyped] = useState<TypedEntry>(() => typedOf(start, today, format.phone))
  const [faults, setFaults] = useState<EntryFaults>({})
  const put = (change: Partial<TypedEntry>) => {
    setTyped((now) => ({ ...now, ...change }))
    setFaults({})
  }
  const isReady = () => {
    const read = readTyped(typed, today)
    setFaults('faults' in read ? read.faults : {})
    return 'entry' in read
  }
  const save = async () => {
    const read = readTyped(typed, today)
    if ('entry' in read) await daybook.save(read.entry, row)
  }
  const errorOf = (name: keyof EntryFaults) => faults[name] && t(`forms:reasons.${asReason(faults[name])}`)
  return (
    <FormDialog
      title={t(row ? 'form.correct' : 'form.add')}
      yes={t('form.save')}
      isReady={isReady}
      onYes={save}
      problemOf={(problem) => problemText(problem, t)}
      onClose={onClose}
    >
      <RadioChoice legend={t('form.kind')} options={kinds} wordOf={(kind) => t(`kinds.${kind}`)} chosen={typed.kind} onChoose={(kind) => put({ kind })} />
      <PlainField
        kind="number"
        longest={16}
        label={t('form.amount')}
        value={typed.amount}
        onChange={(amount) => put({ amount })}
        error={errorOf('amount')}
        isFirst
      />
      {hasPerson(typed.kind) && <PersonFields typed={typed} put={put} errorOf={errorOf} people={daybook.sums?.people ?? []} />}
      <PlainField kind="day" longest={10} label={t('form.day')} value={typed.day} onChange={(day) => put({ day })} error={errorOf('day')} />
      <PlainField
        longest={DAYBOOK_LIMITS.noteLongest}
        label={t('form.note')}
        hint={t('form.noteHint')}
        value={typed.note}
        onChange={(note) => put({ note })}
        error={errorOf('note')}
      />
      {row && (
        <Button icon="i-lucide-trash" className="justify-self-start" onClick={() => onRemove(row)}>
          {t('remove.yes')}
        </Button>
      )}
      <OfflineLine isOffline={isOffline} text={t('form.offline')} />
    </FormDialog>
  )
}

interface PersonProps {
  typed: TypedEntry
  put: (change: Partial<TypedEntry>) => void
  errorOf: (name: keyof EntryFaults) => string | undefined
  people: readonly DaybookPerson[]
}

/** Who it is: a name that is known already brings its phone number along. */
function PersonFields({ typed, put, errorOf, people }: PersonProps) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const choose = (person: string) => {
    const same = people.filter((one) => one.person === person.trim())
    const phone = same.length === 1 && typed.phone === '' ? format.phone(same[0]?.phone ?? '') : typed.phone
    put({ person, phone })
  }
  return (
    <>
      <PlainField
        kind="otherName"
        longest={DAYBOOK_LIMITS.personLongest}
        label={t('form.person')}
        value={typed.person}
        onChange={choose}
        error={errorOf('person')}
        suggestions={people.map(({ person }) => person)}
      />
      <PlainField
        kind="otherTel"
        longest={30}
        label={t('form.phone')}
        hint={t('form.phoneHint')}
        value={typed.phone}
        onChange={(phone) => put({ phone })}
        error={errorOf('phone')}
      />
    </>
  )
}

function typedOf({ kinds, row, person }: EntryStart, today: string, phone: (number: string) => string): TypedEntry {
  if (row) return { ...row, amount: String(row.amount), phone: phone(row.phone) }
  return { kind: kinds[0] ?? 'sale', amount: '', day: today, note: '', person: person?.person ?? '', phone: phone(person?.phone ?? '') }
}
