import type { JobCard } from '#contract/jobs/jobs.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx'

const SIDES = { card: 'w-14 h-14', page: 'w-20 h-20' } as const

interface Props {
  job: Pick<JobCard, 'company_logo' | 'company_logo_tone'>
  size?: keyof typeof SIDES
}

/** Beside the company's name, which says the same. @see Specification §2.7 "logo (fallback icon)" */
export function CompanyLogo({ job: { company_logo, company_logo_tone }, size = 'card' }: Props) {
  if (!company_logo)
    return (
      <span className={`${SIDES[size]} shrink-0 inline-flex items-center justify-center rounded-control bg-sunken text-ink-soft`}>
        <Icon name="i-lucide-building" className="text-xl" />
      </span>
    )
  return <Thumbnail path={company_logo} className={`${SIDES[size]} shrink-0 rounded-control tone-${company_logo_tone}`} />
}
