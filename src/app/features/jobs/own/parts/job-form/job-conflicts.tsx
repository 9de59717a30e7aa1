import { useTranslation } from 'react-i18next'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { isRealDay } from '#contract/core/time.ts'
import { deadlineOf } from '#contract/jobs/job-form.ts'
import { placeName } from '#contract/places.ts'
import { EditConflicts } from '../../../../../ui/form/edit-conflicts.tsx'
import { NewPicture } from '../../../../../ui/form/new-picture.tsx'
import { StoredPicture } from '../../../../../ui/form/picture-field.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../../ui/formats/use-language.ts'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import type { JobPart } from '../../job-changes.ts'
import type { JobTexts } from '../../job-values.ts'
import { useCategoryNames } from '../../use-job-categories.ts'
import type { JobEditing } from '../../use-job-editing.ts'

interface Props {
  editing: JobEditing
  tone: number
}

/** What was changed in a job here and elsewhere meanwhile. */
export function JobConflicts({ editing: { conflicts, taken, decide, job, base }, tone }: Props) {
  const { t } = useTranslation('hiring')
  const words = usePartWords()
  const mine = job.texts()
  const renderPart = (part: JobPart, whose: 'mine' | 'theirs') => {
    if (part !== 'company_logo')
      return (
        <p>
          <MixedText text={words(part, whose === 'mine' ? mine : base.texts).trim() || '–'} />
        </p>
      )
    if (whose === 'mine') return job.picture ? <NewPicture picture={job.picture} alt="" variant="small" /> : '–'
    return base.picture ? <StoredPicture now={{ path: base.picture, tone }} alt="" variant="small" /> : '–'
  }
  return <EditConflicts conflicts={conflicts} taken={taken} decide={decide} labelOf={(part) => t(`form.${part}`)} renderPart={renderPart} />
}

type Words = Partial<Record<JobPart, (texts: JobTexts) => string>>

/** Gives a part of a job in words. */
function usePartWords(): (part: JobPart, texts: JobTexts) => string {
  const { t } = useTranslation('hiring')
  const format = useFormat()
  const isBangla = useLanguage() === 'bn'
  const categoryOf = useCategoryNames()
  const special: Words = {
    salary: ({ salary_min, salary_max }) => (salary_min || salary_max ? format.digits(`${salary_min || '…'} – ${salary_max || '…'}`) : t('jobs:negotiable')),
    job_type: ({ job_type }) => job_type && t(`jobs:types.${job_type as 'Full-time'}`),
    job_education_qualification: ({ job_education_qualification: level }) => (level ? t(`jobs:education.${level as 'SSC'}`) : t('jobs:educationNone')),
    where: ({ is_remote, district, job_location }) =>
      [is_remote === 'true' && t('jobs:remote'), job_location, district && placeName(district, isBangla)].filter(Boolean).join(', '),
    deadline: ({ deadline }) => (isRealDay(deadline) ? format.day(deadlineOf(deadline)) : deadline),
    apply: ({ apply_by, apply_link, needs_cv }) =>
      apply_by === 'link' ? apply_link : [t('form.ways.here'), needs_cv === 'true' && t('form.needs_cv')].filter(Boolean).join(' · '),
    category: categoryOf,
    description: ({ description }) => textOfHtml(description),
    other_language: ({ second_title, second_description }) => `${second_title} ${textOfHtml(second_description)}`,
  }
  return (part, texts) => special[part]?.(texts) ?? format.digits(texts[part as 'title'])
}
