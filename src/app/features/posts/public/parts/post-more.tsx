import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import { FollowButton } from '../../../../members/parts/follow-button.tsx'
import { MemberChoices } from '../../../../members/parts/member-choices.tsx'
import { useRelation } from '../../../../members/use-relation.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useCopyLink } from '../../../../ui/controls/use-copy-link.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'

/** What can be done with a post and with who wrote it. */
export function PostMore({ post, onClose }: { post: PostCard; onClose: () => void }) {
  const { t } = useTranslation('posts')
  const prefix = usePrefix()
  const path = withLanguage(prefix, `/posts/${post.id}`)
  const member = { user_id: post.author, name: post.author_name }
  const { isPossible, isMe } = useRelation(post.author)
  const [isChoosing, setChoosing] = useState(false)
  const url = new URL(path, location.href).href
  const { copyLink, said } = useCopyLink(url)
  if (isChoosing) return <MemberChoices member={member} onClose={onClose} />
  return (
    <Dialog title={t('moreOf', { name: post.author_name })} place="sheet" onClose={onClose}>
      <div className="grid gap-2">
        <FollowButton member={member} className="grid!" />
        {isMe && (
          <AppLink to="/posts/own" className="btn-quiet">
            <Icon name="i-lucide-pencil" />
            {t('own')}
          </AppLink>
        )}
        <ShareButton title={post.title} path={path} />
        <Button icon="i-lucide-link" onClick={copyLink}>
          {t('ui:share.copy')}
        </Button>
        {isPossible && (
          <Button icon="i-lucide-user-x" onClick={() => setChoosing(true)}>
            {t('muteOrBlock')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 break-all">
        {said}
      </p>
    </Dialog>
  )
}
