import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { Portrait } from '../../../ui/media/portrait.tsx'

/** Who does the work of a seller. @see Specification §2.6 "A team grid" */
export function TeamGrid({ team = [] }: Pick<SellerPage, 'team'>) {
  const { t } = useTranslation('sellers')
  if (team.length === 0) return null
  return (
    <section aria-labelledby="seller-team" className="card p-4">
      <h2 id="seller-team" className="text-lg pb-2">
        {t('page.team')}
      </h2>
      <ul className="grid grid-cols-2 gap-3">
        {team.map(({ member_id, name, role, picture }) => (
          <li key={member_id} className="min-w-0 grid justify-items-center content-start gap-1 text-center">
            <Portrait path={picture} name={name} variant="small" />
            <b className="wrap-anywhere" lang={scriptLanguage(name)}>
              {name}
            </b>
            {role && (
              <span className="text-sm text-ink-soft wrap-anywhere" lang={scriptLanguage(role)}>
                {role}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
