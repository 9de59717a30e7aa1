import { useRouter } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostCard } from '#contract/posts/posts.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** Opens what else can be done with a post; its program comes with the first press. */
export function PostMoreButton({ post, t }: { post: PostCard; t: TFunction<'posts'> }) {
  const router = useRouter()
  const { t: say } = useTranslation()
  const [Opened, setOpened] = useState<ComponentType<{ post: PostCard; onClose: () => void }>>()
  const open = async () => {
    try {
      const [{ PostMore }] = await Promise.all([import('./post-more.tsx'), router.options.context.addTexts?.('/people')])
      setOpened(() => PostMore)
    } catch {
      showNotice(say('common:error.partMissing'))
    }
  }
  return (
    <>
      <button
        type="button"
        className="js-only btn-icon text-ink-soft"
        aria-haspopup="dialog"
        aria-label={t('moreOf', { name: post.author_name })}
        onClick={() => void open()}
      >
        <Icon name="i-lucide-ellipsis" />
      </button>
      {Opened && <Opened post={post} onClose={() => setOpened(undefined)} />}
    </>
  )
}
