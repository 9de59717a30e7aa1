import { useTranslation } from 'react-i18next'
import type { FoundPerson } from '#contract/desk/people.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'

/** What an account is beside an ordinary one: a chip each. */
export function PersonState({ person }: { person: Pick<FoundPerson, 'is_staff' | 'is_author' | 'locked_at' | 'deleted_at' | 'is_silenced'> }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {person.deleted_at !== null && <StatusChip variant={{ icon: 'i-lucide-trash', colour: 'text-ink-soft' }}>{t('state.deleted')}</StatusChip>}
      {person.locked_at !== null && <StatusChip variant={{ icon: 'i-lucide-lock-keyhole', colour: 'text-danger' }}>{t('state.locked')}</StatusChip>}
      {person.is_silenced && <StatusChip variant={{ icon: 'i-lucide-circle-alert', colour: 'text-marigold' }}>{t('state.silenced')}</StatusChip>}
      {person.is_staff && <StatusChip variant={{ icon: 'i-lucide-shield-alert', colour: 'text-brand' }}>{t('state.staff')}</StatusChip>}
      {person.is_author && <StatusChip variant={{ icon: 'i-lucide-pen-line', colour: 'text-ink' }}>{t('state.author')}</StatusChip>}
    </span>
  )
}
