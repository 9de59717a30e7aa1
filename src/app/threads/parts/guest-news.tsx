import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { type GuestComment, putGuestComment } from '../../state/outbox/guest-comments.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { linkOf } from '../comment-entry.ts'
import { answersOf, newAnswersOf } from '../guest-answers.ts'

interface Props {
  /** What was written on this phone without an account on this page, with what was seen when its writer looked last. */
  guest: readonly GuestComment[]
}

/** What a guest could not be notified of: new answers to their comments here, and the way to all comments of this phone. */
export function GuestNews({ guest }: Props) {
  const { t } = useTranslation('commenting')
  const place = useRef<HTMLDivElement>(null)
  const news = guest.filter((comment) => newAnswersOf(comment, guest) > 0)
  const count = news.reduce((sum, comment) => sum + newAnswersOf(comment, guest), 0)
  useEffect(() => {
    const element = place.current
    const changed = guest.filter((comment) => answersOf(comment, guest) !== comment.replies_seen)
    if (!element || changed.length === 0) return
    return whenSeen(element, () => {
      for (const comment of changed) void putGuestComment({ ...comment, replies_seen: answersOf(comment, guest) })
    })
  }, [guest])
  if (guest.length === 0) return null
  return (
    <div ref={place} className="grid gap-1">
      <p role="status" className="font-600 empty:hidden">
        {count > 0 && (
          <>
            <Icon name="i-lucide-reply" className="text-brand" /> {t('replies.sinceLast', { count })}
          </>
        )}
      </p>
      <ul aria-label={t('replies.answered')} className="empty:hidden">
        {news.map(({ id, page, text }) => (
          <li key={id}>
            <AppLink to={linkOf(`${page}#comment-${id}`)} className="link inline-block max-w-full py-2 truncate align-bottom">
              <span lang={scriptLanguage(text)}>{text}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <p>
        <AppLink to="/notices" className="link inline-block py-2 text-sm">
          {t('mine.all')}
        </AppLink>
      </p>
    </div>
  )
}

/** Calls once the element is on the screen; an old browser cannot say, so there it counts as seen. @returns the way to stop */
function whenSeen(element: Element, done: () => void): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return void done()
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    watcher.disconnect()
    done()
  })
  watcher.observe(element)
  return () => watcher.disconnect()
}
