import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { UsernameState } from '../use-username-check.ts'

/** What a username may be, and whether the one that is typed can be had. Stands in a field's hint. */
export function UsernameNote({ state }: { state: UsernameState }) {
  const { t } = useTranslation('accounts')
  return (
    // Both have one place: nothing moves when the answer comes, and what is typed needs no rule any more once it fits.
    <span className="grid">
      <span className={`[grid-area:1/1] ${state === 'unknown' ? '' : 'invisible'}`}>{t('join.usernameHint')}</span>
      <span role="status" className="[grid-area:1/1]">
        {state === 'free' && (
          <span className="text-brand">
            <Icon name="i-lucide-check" /> {t('join.free')}
          </span>
        )}
        {state !== 'free' && state !== 'unknown' && (
          <span className="text-danger">
            <Icon name="i-lucide-x" /> {state === 'taken' ? t('join.taken') : t(`forms:reasons.${state}`)}
          </span>
        )}
      </span>
    </span>
  )
}
