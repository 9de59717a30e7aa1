import { imageAt } from '#contract/core/images.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

const SIDES = { card: { variant: 'w-14 h-14', px: 56 }, page: { variant: 'w-20 h-20', px: 80 } } as const

interface Props {
  job: Pick<JobCard, 'company_logo' | 'company_logo_tone'>
  size?: keyof typeof SIDES
}

/** Beside the company's name, which says the same. @see Specification §2.7 "logo (fallback icon)" */
export function CompanyLogo({ job: { company_logo, company_logo_tone }, size = 'card' }: Props) {
  const { variant, px } = SIDES[size]
  if (!company_logo)
    return (
      <span className={`${variant} shrink-0 inline-flex items-center justify-center rounded-control bg-sunken text-ink-soft`}>
        <Icon name="i-lucide-building" className="text-xl" />
      </span>
    )
  return (
    <img
      className={`${variant} shrink-0 rounded-control object-cover tone-${company_logo_tone}`}
      src={imageAt(company_logo, 320)}
      width={px}
      height={px}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
