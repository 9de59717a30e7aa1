import { useTranslation } from 'react-i18next'
import { DAYBOOK_KINDS } from '#contract/daybook/daybook-rules.ts'
import { discard } from '../../../state/outbox/outbox.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import type { DaybookWrite, WriteAbout } from '../daybook-write.ts'
import { problemText } from '../problem-text.ts'
import type { ShownEntry } from '../with-changes.ts'
import type { EntryStart } from './entry-dialog.tsx'

interface Props {
  refused: readonly DaybookWrite[]
  onEdit: (start: EntryStart) => void
}

/** Writes that the service did not take: why, and the ways out. None of them is in a sum. */
export function RefusedWrites({ refused, onEdit }: Props) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  if (refused.length === 0) return null
  return (
    <section role="alert" className="card p-4 grid gap-2">
      <h2 className="text-lg text-danger">
        <Icon name="i-lucide-triangle-alert" /> {t('refused.title')}
      </h2>
      <ul className="grid gap-2">
        {refused.map((write) => (
          <li key={write.id} className="pt-2 border-t border-line grid gap-1">
            <p className="font-600">
              <MixedText
                text={[t(`kinds.${write.about.entry.kind}`), write.about.entry.person, format.price(write.about.entry.amount)].filter(Boolean).join(' · ')}
              />
            </p>
            <p>{problemText(write.problem ?? { code: 'bug' }, t)}</p>
            <div className="flex flex-wrap gap-2">
              {write.about.action !== 'remove' && write.problem?.code !== 'not-found' && (
                <Button icon="i-lucide-pencil" onClick={() => onEdit({ kinds: DAYBOOK_KINDS, row: rowOf(write.id, write.about) })}>
                  {t('refused.correct')}
                </Button>
              )}
              <Button icon="i-lucide-x" onClick={() => void discard(write.id)}>
                {t('refused.discard')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a refused write would have made, to be corrected; what is sent then takes its place in the outbox. */
const rowOf = (id: string, { entry_key, version, entry, before }: WriteAbout): ShownEntry => ({
  ...entry,
  entry_key,
  version: version - 1,
  onService: before,
  waiting: id,
})
