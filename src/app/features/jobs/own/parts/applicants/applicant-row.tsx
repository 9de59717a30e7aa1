import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Applicant } from '#contract/jobs/applicants.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { StateChip } from '../look-chip.tsx'

/** One application in the list; a press anywhere on it opens it. */
export function ApplicantRow({ applicant, onOpen }: { applicant: Applicant; onOpen: (applicant: Applicant) => void }) {
  const { t } = useTranslation('hiring')
  const format = useFormat()
  const { full_name, state, applied_at, skills, note } = applicant
  const isWithdrawn = state === 'withdrawn'
  return (
    <button type="button" className="card w-full p-4 text-start active:bg-sunken" onClick={() => onOpen(applicant)}>
      <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <b lang={scriptLanguage(full_name)} className="min-w-0 font-600 wrap-anywhere">
          {full_name}
        </b>
        <StateChip state={state} />
      </span>
      {!isWithdrawn && <Facts applicant={applicant} />}
      {!isWithdrawn && skills.length > 0 && (
        <span className="block text-sm text-ink-soft clamp clamp-2 break-words">
          <MixedText text={skills.join(', ')} />
        </span>
      )}
      {note && (
        <span className="text-sm flex gap-2 pt-1">
          <Icon name="i-lucide-sticky-note" className="mt-1 text-marigold" />
          <span lang={scriptLanguage(note)} className="min-w-0 clamp clamp-2 break-words">
            {note}
          </span>
        </span>
      )}
      <span className="block pt-1 text-sm text-ink-soft">{t('applicants.applied', { at: format.dateTime(applied_at) })}</span>
    </button>
  )
}

function Facts({ applicant: { education, experience_years, cv } }: { applicant: Applicant }) {
  const { t } = useTranslation('hiring')
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm pt-1">
      <span>
        <Icon name="i-lucide-graduation-cap" className="text-ink-soft" /> {education ? t(`jobs:education.${education}`) : t('applicants.noEducation')}
      </span>
      <span>
        <Icon name="i-lucide-briefcase" className="text-ink-soft" /> {t('applicants.experienceOf', { count: experience_years })}
      </span>
      <span>
        <Icon name={cv ? 'i-lucide-file-text' : 'i-lucide-file-x'} className="text-ink-soft" /> {t(cv ? 'applicants.withCv' : 'applicants.withoutCv')}
      </span>
    </span>
  )
}
