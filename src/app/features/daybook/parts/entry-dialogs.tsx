import { useTranslation } from 'react-i18next'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import type { Daybook } from '../use-daybook.ts'
import type { ShownEntry } from '../with-changes.ts'
import { EntryDialog, type EntryStart } from './entry-dialog.tsx'

/** What is open over the day-book: an entry that is written or corrected, or the question whether one is to be deleted. */
export type OpenDialog = { start: EntryStart } | { removing: ShownEntry }

interface Props {
  open: OpenDialog
  daybook: Daybook
  setOpen: (open: OpenDialog | undefined) => void
}

export function EntryDialogs({ open, daybook, setOpen }: Props) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const close = () => setOpen(undefined)
  if ('start' in open) return <EntryDialog start={open.start} daybook={daybook} onRemove={(removing) => setOpen({ removing })} onClose={close} />
  const { kind, person, amount } = open.removing
  return (
    <AskDialog title={t('remove.title')} yes={t('remove.yes')} no={t('remove.no')} onYes={() => daybook.remove(open.removing)} onClose={close}>
      <MixedText text={[t(`kinds.${kind}`), person, format.price(amount)].filter(Boolean).join(' · ')} />
    </AskDialog>
  )
}
