import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { APPLICANT_SORTS } from '#contract/jobs/applicants.ts'
import { JOB_EDUCATION } from '#contract/jobs/jobs-filter.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { FilterBar, FilterChoice } from '../../../../../ui/controls/filter-bar.tsx'
import type { ApplicantsFilterValue } from '../../applicants-filter.ts'

const YEARS = ['1', '2', '3', '5', '10']

interface Props {
  filter: ApplicantsFilterValue
  onAsk: (change: Record<string, string>) => void
}

/** Search words, and the further filters: what an applicant has, and the order. On a phone these stay shut until wanted, so that applicants come first. */
export function ApplicantsFilter({ filter, onAsk }: Props) {
  const { t } = useTranslation('hiring')
  const { q = '', education = '', experience = '', has_cv = '', sort = 'newest' } = filter
  const id = useId()
  const [isOpen, setOpen] = useState([education, experience, has_cv, filter.sort].some(Boolean))
  const years = experience && !YEARS.includes(experience) ? [...YEARS, experience] : YEARS
  return (
    <FilterBar label={t('applicants.search')} q={q} onAsk={(words) => onAsk({ q: words })}>
      <Button
        icon="i-lucide-sliders-horizontal"
        aria-expanded={isOpen}
        aria-controls={id}
        className="md:hidden! col-span-full justify-self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {t('applicants.choices')}
      </Button>
      <div id={id} className={isOpen ? '[display:contents]' : 'hidden md:[display:contents]'}>
        <FilterChoice label={t('applicants.education')} value={education} onChoose={(value) => onAsk({ education: value })}>
          <option value="">{t('applicants.any')}</option>
          {JOB_EDUCATION.map((level) => (
            <option key={level} value={level}>
              {t('applicants.orMore', { least: t(`jobs:education.${level}`) })}
            </option>
          ))}
        </FilterChoice>
        <FilterChoice label={t('applicants.experience')} value={experience} onChoose={(value) => onAsk({ experience: value })}>
          <option value="">{t('applicants.any')}</option>
          {years.map((least) => (
            <option key={least} value={least}>
              {t('applicants.years', { count: Number(least) })}
            </option>
          ))}
        </FilterChoice>
        <FilterChoice label={t('applicants.cv')} value={has_cv} onChoose={(value) => onAsk({ has_cv: value })}>
          <option value="">{t('applicants.any')}</option>
          <option value="true">{t('applicants.withCv')}</option>
          <option value="false">{t('applicants.withoutCv')}</option>
        </FilterChoice>
        <FilterChoice label={t('applicants.sort')} value={sort} onChoose={(value) => onAsk({ sort: value })}>
          {APPLICANT_SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`applicants.sorts.${one}`)}
            </option>
          ))}
        </FilterChoice>
      </div>
    </FilterBar>
  )
}
