import { useTranslation } from 'react-i18next'
import { COMMENT_LIMITS } from '#contract/threads/comment-fields.ts'
import { showNotice } from '../../state/notices.ts'
import { forgetGuestComment } from '../../state/outbox/guest-comments.ts'
import { beginEdit, discard, sendNow, takeBack } from '../../state/outbox/outbox.ts'
import { useNow } from '../../ui/formats/use-now.ts'
import { noteChange } from '../own-comments.ts'
import type { OwnRow } from '../own-rows.ts'
import { useDesk } from '../use-desk.ts'

const DEED = 'target px-2 -ms-2 text-sm text-ink-soft active:bg-sunken rounded-control'
const EDIT_MS = COMMENT_LIMITS.editMinutes * 60_000

async function forget({ comment: { id }, key }: OwnRow): Promise<void> {
  if (key !== undefined) await forgetGuestComment(key)
  if (id !== null) noteChange(id, null)
}

/** What can be done with one's own comment as it stands. */
export function OwnActions({ row }: { row: OwnRow }) {
  const { t } = useTranslation('commenting')
  const { open } = useDesk()
  const now = useNow() ?? 0
  const { comment, entry, state } = row
  const name = comment.id ?? row.name
  const full = () => showNotice(t('outbox:full'))
  const act = (key: string, onClick: () => void) => (
    <button key={key} type="button" className={DEED} onClick={onClick}>
      {t(key)}
    </button>
  )
  // Taken back by its writer it is not here at all.
  if (state === 'removed') return act('seen', () => void forget(row))
  if (!entry) {
    return [
      state !== 'hidden' && now - Date.parse(comment.created_at) < EDIT_MS && act('edit.action', () => open({ kind: 'edit', name })),
      act('remove.action', () => open({ kind: 'remove', name })),
    ]
  }
  if (state === 'sending' || state === 'draft') return null
  if (state === 'discarded') return act('undo', () => void takeBack(entry.id).catch(full))
  return [
    act(state === 'needs-you' ? 'tryAgain' : 'sendNow', () => void sendNow(entry.id).catch(full)),
    !entry.may_have_arrived && act('edit.action', () => void beginEdit(entry.id).then(() => open({ kind: 'edit', name }), full)),
    act('discard', () => void discard(entry.id).catch(full)),
  ]
}
