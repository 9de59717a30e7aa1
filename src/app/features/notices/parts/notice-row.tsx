import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Notice } from '#contract/notices.ts'
import { Icon } from '../../../ui/icon.tsx'
import { isPlainClick } from '../../../ui/plain-click.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useNow } from '../../../ui/use-now.ts'
import { usePrefix } from '../../../ui/use-prefix.ts'
import { NOTICE_LOOKS } from '../notice-looks.ts'

/** One thing that happened, and the way to it. @param isNew it was not read when the list was opened. */
export function NoticeRow({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const { t } = useTranslation('notices')
  const { kind, from_time, at, text } = notice
  const { icon, colour, to } = NOTICE_LOOKS[kind]
  const title = notice.job?.title ?? notice.event_title ?? ''
  const path = notice.event_order_id === null ? `/${to}` : `/${to}/${notice.event_order_id}`
  const router = useRouter()
  const prefix = usePrefix()
  const format = useFormat()
  const now = useNow()
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ to: path })
  }
  return (
    <li>
      <a href={withLanguage(prefix, path)} className="flex items-start gap-3 min-h-12 px-4 py-3 border-t border-line active:bg-sunken" onClick={follow}>
        <Icon name={icon} className={`mt-1 shrink-0 ${colour}`} />
        <span className="flex-1 min-w-0">
          <span className={isNew ? 'block font-600' : 'block'}>{t(`kinds.${kind}`)}</span>
          <span lang={scriptLanguage(title)} className="block truncate">
            {title}
          </span>
          {text && (
            <span lang={scriptLanguage(text)} className="block mt-1 whitespace-pre-line wrap-anywhere">
              {text}
            </span>
          )}
          <span className="block text-sm text-ink-soft">
            {isNew && <b className="text-brand">{t('new')} · </b>}
            {kind === 'event-tomorrow' && from_time !== null ? format.dateTime(from_time) : now !== undefined && format.age(at, now)}
          </span>
        </span>
      </a>
    </li>
  )
}
