import { useTranslation } from 'react-i18next'
import { RELATED } from '#contract/relations/relations.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

const ICONS = { following: 'i-lucide-user-check', followers: 'i-lucide-users', muted: 'i-lucide-volume-x', blocked: 'i-lucide-ban' } as const

/** The ways to those whom one follows, who follow, whom one has muted and blocked. */
export function RelatedLinks() {
  const { t } = useTranslation('members')
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {RELATED.map((which) => (
        <li key={which} className="grid">
          <AppLink to={`/relations/${which}`} className="btn-quiet">
            <Icon name={ICONS[which]} className="text-brand" />
            {t(`related.${which}`)}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
