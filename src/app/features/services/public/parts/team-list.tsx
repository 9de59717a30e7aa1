import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ServiceMember } from '#contract/services/services.ts'
import { Portrait } from '../../../../ui/media/portrait.tsx'

/** Who does it, where that is more than one. */
export function TeamList({ members }: { members: readonly ServiceMember[] }) {
  const { t } = useTranslation('services')
  if (members.length < 2) return null
  return (
    <section aria-labelledby="service-team">
      <h2 id="service-team" className="text-lg mb-2">
        {t('team.title')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {members.map(({ member_id, name, role, picture }) => (
          <li key={member_id} className="flex items-center gap-3">
            <Portrait path={picture} name={name} variant="small" />
            <span className="min-w-0">
              <b className="block" lang={scriptLanguage(name)}>
                {name}
              </b>
              {role && (
                <span className="text-sm text-ink-soft" lang={scriptLanguage(role)}>
                  {role}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
