import { type MouseEvent, type SelectHTMLAttributes, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { JOB_CLOSINGS, JOB_EDUCATION, type JobFilter } from '#contract/jobs/jobs-filter.ts'
import { DIVISIONS, type NamedPlace } from '#contract/places.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { NumberField } from '../../../../ui/lists/number-field.tsx'
import type { FormFaults } from '../filter.ts'

interface FilterPanelProps {
  filter: JobFilter
  faults: FormFaults
  /** Address of the list without the filters: the button is a link, so that it also works without JavaScript. */
  resetHref: string
  onReset: (event: MouseEvent) => void
}

interface ChoiceProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  /** What stands for nothing asked. */
  any: string
}

const Choice = ({ label, any, children, ...rest }: ChoiceProps) => (
  <label className="block">
    <span className="block text-sm">{label}</span>
    <select {...rest} className="field">
      <option value="">{any}</option>
      {children}
    </select>
  </label>
)

/** What narrows the list further. */
export function FilterPanel({ filter, faults, resetHref, onReset }: FilterPanelProps) {
  const { t } = useTranslation('jobs')
  return (
    <div className="grid gap-3 sm:max-lg:grid-cols-2">
      <PlaceFields filter={filter} />
      <label className="target justify-start! sm:max-lg:col-span-full">
        <input type="checkbox" name="remote" value="true" defaultChecked={filter.remote} className="accent-brand" />
        {t('filters.remote')}
      </label>
      <NumberField name="min_salary" label={t('filters.minSalary')} value={filter.min_salary} fault={faults.min_salary && t(`filters.${faults.min_salary}`)} />
      <NumberField name="experience" label={t('filters.experience')} value={filter.experience} fault={faults.experience && t(`filters.${faults.experience}`)} />
      <Choice label={t('filters.education')} name="education" any={t('filters.anyEducation')} defaultValue={filter.education}>
        {JOB_EDUCATION.map((level) => (
          <option key={level} value={level}>
            {t(`education.${level}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('filters.closing')} name="closing" any={t('filters.anyClosing')} defaultValue={filter.closing}>
        {JOB_CLOSINGS.map((days) => (
          <option key={days} value={days}>
            {t('filters.closingDays', { count: days })}
          </option>
        ))}
      </Choice>
      <button type="submit" className="btn-primary">
        {t('filters.apply')}
      </button>
      <a className="btn-quiet" href={resetHref} onClick={onReset}>
        {t('filters.reset')}
      </a>
    </div>
  )
}

/** Division, then one of its districts: another division has other ones. */
function PlaceFields({ filter }: { filter: JobFilter }) {
  const { t } = useTranslation('jobs')
  const isBangla = useLanguage() === 'bn'
  const [division, setDivision] = useState(filter.division ?? '')
  const [district, setDistrict] = useState(filter.district ?? '')
  const districts = DIVISIONS.find(({ name }) => name === division)?.districts ?? []
  const option = ({ name, name_bn }: NamedPlace) => (
    <option key={name} value={name}>
      {isBangla ? name_bn : name}
    </option>
  )
  const choose = (name: string) => {
    setDivision(name)
    setDistrict('')
  }
  return (
    <>
      <Choice label={t('filters.division')} name="division" any={t('filters.anyDivision')} value={division} onChange={(event) => choose(event.target.value)}>
        {DIVISIONS.map(option)}
      </Choice>
      <Choice
        label={t('filters.district')}
        name="district"
        any={t(districts.length === 0 ? 'filters.divisionFirst' : 'filters.anyDistrict')}
        value={district}
        disabled={districts.length === 0}
        onChange={(event) => setDistrict(event.target.value)}
      >
        {districts.map(option)}
      </Choice>
    </>
  )
}
