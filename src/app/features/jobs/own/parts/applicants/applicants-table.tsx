import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Applicant } from '#contract/jobs/applicants.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { saveCsv } from '../../../../../ui/files/save-csv.ts'
import { BulkBar } from '../../../../../ui/table/bulk-bar.tsx'
import type { Column } from '../../../../../ui/table/columns.ts'
import { DataTable } from '../../../../../ui/table/data-table.tsx'
import { MomentCell } from '../../../../../ui/table/moment-cell.tsx'
import { useSelection } from '../../../../../ui/table/use-selection.ts'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import type { ApplicantsFilterValue } from '../../applicants-filter.ts'
import { applicantsTable } from '../../applicants-table.ts'
import { StateChip } from '../look-chip.tsx'
import { DecideChosen } from './decide-chosen.tsx'

interface Props {
  jobPostId: number
  filter: ApplicantsFilterValue
  rows: readonly Applicant[]
  pages: { total: number; loadMore: () => void }
  onSort: (sort: string) => void
  onOpen: (applicant: Applicant) => void
  /** Gets an application as it is by now. */
  take: (applicant: Applicant) => void
}

/** Who applied, on a wide screen; several can be decided on at once, or taken home as a file. */
export function ApplicantsTable({ jobPostId, filter, rows, pages: { total, loadMore }, onSort, onOpen, take }: Props) {
  const { t } = useTranslation('hiring')
  const selection = useSelection()
  const chosen = rows.filter(({ application_id }) => selection.chosen.has(application_id))
  return (
    <>
      <DataTable
        rows={rows}
        keyOf={({ application_id }) => application_id}
        nameOf={({ full_name }) => full_name}
        columns={columnsWith({ t, onOpen })}
        total={total}
        label={t('titles.applicants')}
        onNearEnd={loadMore}
        sorted={filter.sort ?? 'newest'}
        onSort={onSort}
        selection={selection}
      />
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <DecideChosen chosen={chosen} take={take} onDone={({ application_id }) => selection.set([application_id], false)} />
        <Button icon="i-lucide-download" onClick={() => saveCsv(`applicants-${jobPostId}`, applicantsTable(chosen, t))}>
          {t('tables:csv')}
        </Button>
      </BulkBar>
    </>
  )
}

interface RowTools {
  t: TFunction<'hiring'>
  onOpen: (applicant: Applicant) => void
}

const columnsWith = ({ t, onOpen }: RowTools): Column<Applicant>[] => [
  {
    title: t('table.name'),
    isName: true,
    cell: (applicant) => (
      <button type="button" className="target justify-start! text-start link font-600" onClick={() => onOpen(applicant)}>
        <span lang={scriptLanguage(applicant.full_name)} className="wrap-anywhere">
          {applicant.full_name}
        </span>
      </button>
    ),
  },
  {
    title: t('table.applied'),
    sorts: [
      { value: 'newest', direction: 'descending' },
      { value: 'oldest', direction: 'ascending' },
    ],
    cell: ({ applied_at }) => <MomentCell at={applied_at} />,
  },
  {
    title: t('table.experience'),
    sorts: [{ value: 'experience', direction: 'descending' }],
    cell: ({ state, experience_years }) =>
      state !== 'withdrawn' && <span className="text-sm">{t('applicants.experienceOf', { count: experience_years })}</span>,
  },
  {
    title: t('table.education'),
    cell: ({ state, education }) =>
      state !== 'withdrawn' && <span className="text-sm">{education ? t(`jobs:education.${education}`) : t('applicants.noEducation')}</span>,
  },
  {
    title: t('table.skills'),
    cell: ({ skills }) => (
      <span className="text-sm clamp clamp-2 break-words" title={skills.join(', ')}>
        <MixedText text={skills.join(', ')} />
      </span>
    ),
  },
  { title: t('table.state'), cell: ({ state }) => <StateChip state={state} /> },
  {
    title: t('table.note'),
    isExtra: true,
    cell: ({ note }) => (
      <span lang={scriptLanguage(note)} className="text-sm clamp clamp-2 break-words" title={note}>
        {note}
      </span>
    ),
  },
]
