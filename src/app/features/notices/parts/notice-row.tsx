import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { NOTICE_VIEWS } from '../../../nouns/notices/notice-views.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { isPlainClick } from '../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { markRead } from '../calls.ts'

interface Props {
  notice: Notice
  /** The day stands above; of today it is said how long ago. */
  isToday: boolean
  /** It was opened, and the service has heard of it. */
  onRead: (notice: Notice) => void
}

/** One thing that happened, and the way to it. */
export function NoticeRow({ notice, isToday, onRead }: Props) {
  const { t } = useTranslation('notices')
  const { kind, at, text, is_read } = notice
  const view = NOTICE_VIEWS[kind]
  const title = view.title(notice)
  const by = view.by?.(notice)
  const time = view.time?.(notice)
  const { path, tab, hash } = view.place(notice)
  const router = useRouter()
  const prefix = usePrefix()
  const format = useFormat()
  const now = useNow() ?? Date.now()
  const told = isToday ? format.age(at, now) : format.time(at)
  const follow = (event: MouseEvent) => {
    // Unread until the next look, where the service does not hear of it.
    if (!is_read) void markRead(notice, true).then(() => onRead(notice), unlessProblem)
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (tab) void router.navigate({ to: '/jobapplications', search: { tab } })
    else void router.navigate({ to: path, ...(hash && { hash }) })
  }
  return (
    <li>
      <a
        href={withLanguage(prefix, path) + (tab ? `?tab=${tab}` : '') + (hash ? `#${hash}` : '')}
        className="flex items-start gap-3 min-h-12 px-4 py-3 border-t border-line active:bg-sunken"
        onClick={follow}
      >
        <Icon name={view.icon} className={`mt-1 shrink-0 ${view.colour}`} />
        <span className="flex-1 min-w-0">
          <span className={is_read ? 'block' : 'block font-600'}>{view.words?.(notice, t, format) ?? t(`kinds.${kind}`)}</span>
          {title && (
            <span lang={scriptLanguage(title)} className="block truncate">
              {title}
            </span>
          )}
          {by && (
            <span lang={scriptLanguage(by)} className="block text-sm text-ink-soft truncate">
              {by}
            </span>
          )}
          {text && (
            <span lang={scriptLanguage(text)} className="block mt-1 whitespace-pre-line wrap-anywhere">
              {text}
            </span>
          )}
          <span className="block text-sm text-ink-soft">
            {!is_read && <b className="text-brand">{t('new')} · </b>}
            {time ? format.dateTime(time) : told}
          </span>
        </span>
        {!is_read && <span aria-hidden="true" className="mt-2 shrink-0 w-3 h-3 rounded-full bg-brand" />}
      </a>
    </li>
  )
}

function unlessProblem(cause: unknown): void {
  if (!(cause instanceof Problem)) throw cause
}
