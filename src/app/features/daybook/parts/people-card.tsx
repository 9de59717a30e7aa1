import { useTranslation } from 'react-i18next'
import { personKey } from '#contract/daybook/daybook-rules.ts'
import { type DaybookSums, owedBy } from '#contract/daybook/daybook-sums.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { daybookPath } from '../daybook-asked.ts'
import type { EntryStart } from './entry-dialog.tsx'

interface Props {
  sums: Pick<DaybookSums, 'people' | 'people_left_out' | 'owed'>
  onAdd: (start: EntryStart) => void
}

/** Who owes how much; those who owe nothing any more are not among them. */
export function PeopleCard({ sums: { people, people_left_out, owed }, onAdd }: Props) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const open = people.filter((person) => owedBy(person) !== 0)
  return (
    <section className="card p-4 grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{t('people.title')}</h2>
        {open.length > 0 && <b className="tabular text-marigold">{format.price(owed)}</b>}
      </div>
      {open.length === 0 && <p className="text-ink-soft">{t('people.none')}</p>}
      <ul aria-label={t('people.title')} className="grid empty:hidden">
        {open.map((person) => (
          <li key={personKey(person)}>
            <AppLink
              to={daybookPath({ person: person.person, ...(person.phone && { phone: person.phone }) })}
              className="flex items-center justify-between gap-3 min-h-12 py-1 border-t border-line active:bg-sunken"
            >
              <span className="min-w-0">
                <span className="font-600 wrap-anywhere">
                  <MixedText text={person.person} />
                </span>
                {person.phone && <span className="block text-sm text-ink-soft tabular">{format.phone(person.phone)}</span>}
              </span>
              <span className="flex items-center gap-1 text-end tabular">
                {owedBy(person) > 0 ? format.price(owedBy(person)) : t('people.ahead', { taka: format.price(-owedBy(person)) })}
                <Icon name="i-lucide-chevron-right" className="text-ink-soft" />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {people_left_out > 0 && <p className="text-sm text-ink-soft">{t('people.more', { count: people_left_out })}</p>}
      <Button icon="i-lucide-plus" className="justify-self-start" onClick={() => onAdd({ kinds: ['lent', 'repaid'] })}>
        {t('people.add')}
      </Button>
    </section>
  )
}
