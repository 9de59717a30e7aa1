import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnBlog } from '#contract/blogs/own-blogs.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { showNotice } from '../../../../state/notices.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { removeArticle, withdrawArticle } from '../calls.ts'
import { phaseNow } from '../own-filter.ts'
import { OwnPreview } from './own-preview.tsx'

interface Props {
  blog: OwnBlog
  /** Gets the article as it is then. */
  onDone: (blog: OwnBlog) => void
  onRemoved: () => void
  onClose: () => void
}

/** Everything that can be done with one article, within the thumb's reach. */
export function OwnArticleActions({ blog, onDone, onRemoved, onClose }: Props) {
  const { t } = useTranslation('writing')
  const language = useLanguage()
  const now = useNow() ?? Date.now()
  const [asked, setAsked] = useState<'preview' | 'withdraw' | 'remove'>()
  const phase = phaseNow(blog, now)
  const isPublic = phase === 'published'
  if (asked === 'preview') return <OwnPreview blogId={blog.id} onClose={onClose} />
  if (asked === 'withdraw') return <Withdraw blog={blog} isPublic={isPublic} onDone={onDone} onClose={onClose} />
  if (asked === 'remove') return <Remove blog={blog} onRemoved={onRemoved} onClose={onClose} />
  return (
    <Dialog title={blog.title} place="sheet" onClose={onClose}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 wrap-anywhere [&>li]:grid [&_:is(a,button)]:w-full [&_:is(a,button)]:justify-start! [&_:is(a,button)]:text-start">
        <Entry to={`/writing/article/${blog.id}/update`} icon="i-lucide-pencil" text={t('titles.update')} />
        {isPublic ? (
          <Entry to={`/blogs/${blog.id}`} icon="i-lucide-eye" text={t('actions.view')} />
        ) : (
          <li>
            <Button icon="i-lucide-eye" onClick={() => setAsked('preview')}>
              {t('preview.title')}
            </Button>
          </li>
        )}
        <Entry to={`/writing/article/${blog.id}/revisions`} icon="i-lucide-rotate-ccw-clock" text={t('titles.revisions')} />
        {isPublic && (
          <li>
            <ShareButton title={blog.title} path={withLanguage(language, `/blogs/${blog.id}`)} />
          </li>
        )}
        {(isPublic || phase === 'scheduled') && (
          <li>
            <Button icon={isPublic ? 'i-lucide-circle-slash' : 'i-lucide-undo-2'} onClick={() => setAsked('withdraw')}>
              {t(isPublic ? 'withdraw.button' : 'unschedule.button')}
            </Button>
          </li>
        )}
        {!isPublic && (
          <li>
            <Button variant="danger" icon="i-lucide-trash" onClick={() => setAsked('remove')}>
              {t('remove.button')}
            </Button>
          </li>
        )}
      </ul>
    </Dialog>
  )
}

const Entry = ({ to, icon, text }: { to: `/${string}`; icon: `i-lucide-${string}`; text: string }) => (
  <li>
    <AppLink to={to} className="btn-quiet">
      <Icon name={icon} />
      {text}
    </AppLink>
  </li>
)

/** Asks before readers lose it, or before it does not appear. */
function Withdraw({ blog, isPublic, onDone, onClose }: Pick<Props, 'blog' | 'onDone' | 'onClose'> & { isPublic: boolean }) {
  const { t } = useTranslation('writing')
  const noun = isPublic ? 'withdraw' : 'unschedule'
  const withdraw = async () => {
    onDone(await withdrawArticle(blog.id))
    showNotice(t(`${noun}.done`))
  }
  return (
    <AskDialog title={t(`${noun}.title`)} yes={t(`${noun}.yes`)} no={t(`${noun}.no`)} onYes={withdraw} onClose={onClose}>
      {t(`${noun}.text`, { title: blog.title })}
    </AskDialog>
  )
}

/** Asks before an article is gone for good. */
function Remove({ blog, onRemoved, onClose }: Pick<Props, 'blog' | 'onRemoved' | 'onClose'>) {
  const { t } = useTranslation('writing')
  const remove = async () => {
    await removeArticle(blog.id)
    onRemoved()
    showNotice(t('remove.done'))
  }
  return (
    <AskDialog title={t('remove.title')} yes={t('remove.yes')} no={t('remove.no')} onYes={remove} onClose={onClose}>
      <MixedText text={t('remove.text', { title: blog.title })} />
    </AskDialog>
  )
}
