import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import type { UsernameState } from '../use-username-check.ts'

/** What a username may be, and whether the one that is typed can be had. Stands in a field's hint. */
export function UsernameNote({ state }: { state: UsernameState }) {
  const { t } = useTranslation('accounts')
  return (
    <>
      {t('join.usernameHint')}
      <span role="status" className="block empty:hidden">
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
    </>
  )
}
