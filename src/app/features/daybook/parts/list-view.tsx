import { useTranslation } from 'react-i18next'
import { DAYBOOK_KINDS, personKey } from '#contract/daybook/daybook-rules.ts'
import { type DaybookSums, owedBy } from '#contract/daybook/daybook-sums.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { FilterLinks } from '../../../ui/navigation/filter-links.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { SumRow } from '../../../ui/text/sum-row.tsx'
import { type DaybookFilter, daybookPath } from '../daybook-asked.ts'
import type { Daybook } from '../use-daybook.ts'
import type { EntryStart } from './entry-dialog.tsx'
import { EntryList } from './entry-list.tsx'
import { MonthSums } from './month-sums.tsx'

interface Props {
  filter: DaybookFilter
  daybook: Daybook
  onEdit: (start: EntryStart) => void
}

/** The entries of a person, a month or a kind, below what they come to. */
export function ListView({ filter, daybook, onEdit }: Props) {
  const { t } = useTranslation('daybook')
  const { sums } = daybook
  const month = sums?.months.find((one) => one.month === filter.month)
  return (
    <div className="grid gap-4">
      {filter.person !== undefined && sums && <PersonCard person={filter.person} phone={filter.phone ?? ''} sums={sums} onEdit={onEdit} />}
      {filter.person === undefined && filter.kind === undefined && month && (
        <div className="card p-4">
          <MonthSums month={month} />
        </div>
      )}
      {filter.person === undefined && <KindLinks filter={filter} />}
      <EntryList filter={filter} title={filter.kind ? t(`kinds.${filter.kind}`) : t('list.title')} daybook={daybook} onEdit={onEdit} />
    </div>
  )
}

function KindLinks({ filter }: { filter: DaybookFilter }) {
  const { t } = useTranslation('daybook')
  const links = [undefined, ...DAYBOOK_KINDS].map((kind) => {
    const { kind: _, ...rest } = filter
    return {
      key: kind ?? 'all',
      to: daybookPath(kind ? { ...rest, kind } : rest),
      text: t(kind ? `kinds.${kind}` : 'list.all'),
      isCurrent: kind === filter.kind,
    }
  })
  return <FilterLinks label={t('list.filter')} links={links} />
}

interface PersonProps {
  person: string
  phone: string
  sums: DaybookSums
  onEdit: (start: EntryStart) => void
}

/** What a person got, paid back and still owes. */
function PersonCard({ person, phone, sums, onEdit }: PersonProps) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const key = personKey({ person, phone })
  const found = sums.people.find((one) => personKey(one) === key)
  const { lent, repaid } = found ?? { lent: 0, repaid: 0 }
  const owes = owedBy({ lent, repaid })
  const who = found ?? { person, phone }
  return (
    <section className="card p-4 grid gap-3" aria-label={person}>
      {phone && (
        <a className="link inline-flex items-center gap-1 min-h-12 justify-self-start tabular" href={`tel:${phone}`}>
          <Icon name="i-lucide-phone" />
          {format.phone(phone)}
        </a>
      )}
      <dl className="grid gap-1">
        <SumRow name={t('sums.lent')}>{format.price(lent)}</SumRow>
        <SumRow name={t('sums.repaid')}>{format.price(repaid)}</SumRow>
        <SumRow name={<b>{t(owes < 0 ? 'people.paidAhead' : 'people.owes')}</b>}>
          <b>{format.price(Math.abs(owes))}</b>
        </SumRow>
      </dl>
      {!found && sums.people_left_out > 0 && (
        <p className="text-sm text-ink-soft">
          <MixedText text={t('people.unknown')} />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon="i-lucide-plus" onClick={() => onEdit({ kinds: ['repaid', 'lent'], person: who })}>
          {t('people.repaid')}
        </Button>
        <Button icon="i-lucide-plus" onClick={() => onEdit({ kinds: ['lent', 'repaid'], person: who })}>
          {t('people.add')}
        </Button>
      </div>
    </section>
  )
}
