import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPost } from '#contract/posts/own-posts.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { showNotice } from '../../../../state/notices.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { OfflineLine } from '../../../../ui/lists/offline-line.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { mayEdit } from '../may-edit.ts'
import { deletePost, saveCommentsClosed } from '../post-calls.ts'

interface Props {
  post: Pick<PostCard, 'id' | 'published_at' | 'picture_count' | 'comments_closed'>
  onChanged: (post: OwnPost) => void
  onRemoved: () => void
  onClose: () => void
}

/** What can be done with a post of one’s own. */
export function OwnPostActions({ post, onChanged, onRemoved, onClose }: Props) {
  const { t } = useTranslation('post-writing')
  const isOffline = useIsOffline()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, run } = useAction()
  const { id, comments_closed } = post
  const turnComments = () =>
    run(async () => {
      const changed = await saveCommentsClosed(id, !comments_closed)
      showNotice(t(changed.comments_closed ? 'own.commentsClosed' : 'own.commentsOpened'))
      onChanged(changed)
      onClose()
    })
  const remove = async () => {
    await deletePost(id)
    showNotice(t('own.removed'))
    onRemoved()
    onClose()
  }
  return (
    <Dialog title={t('own.actions')} place="sheet" onClose={onClose}>
      <div className="grid grid-cols-1 gap-2">
        <OfflineLine isOffline={isOffline} text={t('own.offline')} />
        {mayEdit(post, now) && (
          <AppLink to={`/posts/own/${id}/edit`} className="btn-quiet" onClick={onClose}>
            {t('own.edit')}
          </AppLink>
        )}
        {post.picture_count > 0 && (
          <AppLink to={`/posts/own/${id}/pictures`} className="btn-quiet" onClick={onClose}>
            {t('own.describe')}
          </AppLink>
        )}
        <BusyButton icon={comments_closed ? 'i-lucide-message-circle' : 'i-lucide-message-circle-off'} isBusy={isBusy} onClick={() => void turnComments()}>
          {t(comments_closed ? 'own.openComments' : 'own.closeComments')}
        </BusyButton>
        <Button variant="danger" icon="i-lucide-trash" onClick={() => setAsking(true)}>
          {t('own.remove')}
        </Button>
        <p role="alert" className="text-danger empty:hidden">
          {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
        </p>
      </div>
      {isAsking && (
        <AskDialog title={t('own.removeTitle')} yes={t('own.remove')} no={t('drafts.keep')} onYes={remove} onClose={() => setAsking(false)}>
          {t('own.removeText')}
        </AskDialog>
      )}
    </Dialog>
  )
}
