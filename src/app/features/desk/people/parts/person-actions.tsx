import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskPerson } from '#contract/desk/people.ts'
import { KeyedButton } from '../../parts/keyed-button.tsx'
import { useDeskKeys } from '../../use-desk-keys.ts'
import type { PersonAction } from '../calls.ts'
import { ActDialog } from './act-dialog.tsx'
import { SilenceDialog } from './silence-dialog.tsx'

interface Props {
  person: DeskPerson
  onDone: (person: DeskPerson) => void
}

type Open = PersonAction | 'silence'

/** What staff can do with an account as it stands, each with its key, which opens its dialog and decides nothing. */
export function PersonActions({ person, onDone }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const [open, setOpen] = useState<Open>()
  const { username } = person
  const actions = possible(person)
  useDeskKeys({ onAct: (place) => setOpen(actions[place]) })
  if (person.is_own) return <p className="text-ink-soft">{t('own')}</p>
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {actions.map((action, place) => (
        <KeyedButton key={action} place={place} onClick={() => setOpen(action)}>
          {t(`act.${action}.yes`)}
        </KeyedButton>
      ))}
      {person.is_grant_waiting && <p className="target text-marigold">{t('grantWaits')}</p>}
      {open === 'silence' && <SilenceDialog username={username} onDone={onDone} onClose={close} />}
      {open !== undefined && open !== 'silence' && <ActDialog action={open} username={username} onDone={onDone} onClose={close} />}
    </div>
  )
}

function possible({ deleted_at, locked_at, is_silenced, is_staff, is_grant_waiting, sessions, buying, selling }: DeskPerson): Open[] {
  if (deleted_at !== null) return []
  const all: [Open, boolean][] = [
    ['silence', !is_silenced && !is_staff],
    ['lift', is_silenced],
    ['suspendSelling', selling !== null && selling.suspended === null],
    ['releaseSelling', selling?.suspended != null],
    ['forgive', (buying?.refused ?? 0) > 0],
    ['endSessions', sessions.length > 0],
    ['lock', locked_at === null],
    ['unlock', locked_at !== null],
    ['grantStaff', !is_staff && !is_grant_waiting && locked_at === null],
    ['revokeStaff', is_staff],
  ]
  return all.filter(([, can]) => can).map(([action]) => action)
}
