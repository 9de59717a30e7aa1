import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/threads/comment-fields.ts'
import { MemberMore } from '../../members/parts/member-more.tsx'
import { useSession } from '../../state/session/session.ts'
import { useDesk } from '../use-desk.ts'
import { useHiding } from '../use-hiding.ts'

const DEED = 'target px-2 -ms-2 text-sm text-ink-soft active:bg-sunken rounded-control'

/** What a member can do about a comment of another: mute or block its writer, and below what is their own take it out of sight. */
export function OthersActions({ row: { id, author, user_id } }: { row: Reply }) {
  const { t } = useTranslation('commenting')
  const { hiding } = useDesk().subject
  const me = useSession(({ account }) => account?.id)
  const { isBusy, setHidden } = useHiding()
  return (
    <>
      {hiding && hiding.author === me && user_id !== me && (
        <button
          type="button"
          className={DEED}
          aria-busy={isBusy || undefined}
          aria-label={t('hiding.hideOf', { name: author })}
          onClick={() => void setHidden(id, true)}
        >
          {t('hiding.hide')}
        </button>
      )}
      {user_id !== undefined && <MemberMore member={{ user_id, name: author }} />}
    </>
  )
}
