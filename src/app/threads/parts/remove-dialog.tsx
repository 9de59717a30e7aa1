import { useTranslation } from 'react-i18next'
import { isNotThere } from '#contract/core/problem-code.ts'
import { showNotice } from '../../state/notices.ts'
import { forgetGuestComment } from '../../state/outbox/guest-comments.ts'
import { AskDialog } from '../../ui/controls/ask-dialog.tsx'
import { takeBackComment } from '../own-calls.ts'
import { noteChange } from '../own-comments.ts'
import type { OwnRow } from '../own-rows.ts'
import { useDesk } from '../use-desk.ts'

/** Asks before one's own comment goes for good. */
export function RemoveDialog({ row: { comment, key } }: { row: OwnRow }) {
  const { t } = useTranslation('commenting')
  const { open } = useDesk()
  const { id } = comment
  if (id === null) return null
  const remove = async () => {
    try {
      await takeBackComment({ id, key })
    } catch (error) {
      // What is gone already is what was wanted.
      if (!isNotThere(error)) throw error
    }
    if (key !== undefined) await forgetGuestComment(key)
    noteChange(id, null)
    showNotice(t('remove.done'))
  }
  return (
    <AskDialog title={t('remove.title')} yes={t('remove.yes')} no={t('remove.no')} onYes={remove} onClose={() => open(undefined)}>
      {t(comment.parent === null ? 'remove.text' : 'remove.textOfReply')}
    </AskDialog>
  )
}
