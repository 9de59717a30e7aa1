import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { VERIFIED_EMPLOYER } from '#contract/sellers/verified-sellers.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { RuleBadge } from '../../../../ui/text/rule-badge.tsx'

const FACE = 'w-12 h-12 shrink-0 rounded-full bg-sunken'

/** Who looks for people, with what speaks for them and the way to their own page. */
export function EmployerCard({ employer }: { employer: JobDetail['employer_profile'] }) {
  const { t } = useTranslation('jobs')
  const format = useFormat()
  const router = useRouter()
  const prefix = usePrefix()
  const { full_name, slug, profile_picture, is_verified, applicants_answered, licence_seen_at, member_since } = employer
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ to: '/seller/$slug', params: { slug } })
  }
  return (
    <section aria-label={t('details.employer')} className="card p-4">
      <p className="text-sm text-ink-soft mb-2">{t('details.employer')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {profile_picture ? (
          <Thumbnail path={profile_picture.url} className={FACE} />
        ) : (
          <span className={`${FACE} inline-flex items-center justify-center font-600`} aria-hidden="true">
            {full_name.slice(0, 1)}
          </span>
        )}
        <a
          href={withLanguage(prefix, `/seller/${slug}`)}
          onClick={open}
          className="min-w-0 min-h-12 flex items-center font-600 hover:underline"
          lang={scriptLanguage(full_name)}
        >
          {full_name}
        </a>
      </div>
      {is_verified && (
        <RuleBadge
          title={t('details.verified')}
          deeds={[
            t('details.verifiedBy', { answered: applicants_answered }),
            licence_seen_at && t('details.licenceSeen', { date: format.day(licence_seen_at) }),
          ]
            .filter(Boolean)
            .join(' ')}
          rule={t('details.verifiedRule', VERIFIED_EMPLOYER)}
        />
      )}
      <p className="mt-1 text-sm text-ink-soft">{t('details.memberSince', { date: format.day(member_since) })}</p>
    </section>
  )
}
