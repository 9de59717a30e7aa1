import { useRouter } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { isNews } from '#contract/jobs/own-job-rules.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { isPlainClick } from '../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { NOTICE_STYLES } from '../notice-styles.ts'
import { placeOf } from '../place-of.ts'

/** One thing that happened, and the way to it. @param isNew it was not read when the list was opened. */
export function NoticeRow({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const { t } = useTranslation('notices')
  const { kind, from_time, at, text, job, reply } = notice
  const { icon, colour } = NOTICE_STYLES[kind]
  const title = job?.title ?? reply?.blog_title ?? notice.event_title ?? ''
  const { path, tab, hash } = placeOf(notice)
  const router = useRouter()
  const prefix = usePrefix()
  const format = useFormat()
  const now = useNow()
  const follow = (event: MouseEvent) => {
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
        <Icon name={icon} className={`mt-1 shrink-0 ${colour}`} />
        <span className="flex-1 min-w-0">
          <span className={isNew ? 'block font-600' : 'block'}>{wordsOf(notice, t)}</span>
          <span lang={scriptLanguage(title)} className="block truncate">
            {title}
          </span>
          {job?.company && (
            <span lang={scriptLanguage(job.company)} className="block text-sm text-ink-soft truncate">
              {job.company}
            </span>
          )}
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

/** What happened. Of jobs and answers the notice itself knows more than its kind. */
function wordsOf({ kind, job, reply }: Notice, t: TFunction<'notices'>): string {
  if (kind === 'application' && job?.state && isNews(job.state)) return t(`jobs.states.${job.state}`)
  if ((kind === 'applicants' || kind === 'job-alert') && job?.count) return t(`jobs.${kind}`, { count: job.count })
  if (reply) return reply.people > 1 ? t('replies.several', { name: reply.name, count: reply.people - 1 }) : t('replies.single', { name: reply.name })
  return t(`kinds.${kind}`)
}
