import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/conversations/conversations.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { dayNumber, useToday } from '../../../ui/formats/use-today.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { KIND_ICONS } from '../about-links.ts'
import { otherName } from '../other-name.ts'
import { type BesideList, RowLink } from './row-link.tsx'

interface Props {
  conversation: Conversation
  /** A message of this phone waits to be sent into it. */
  isWaiting: boolean
  beside: BesideList | undefined
}

/** One conversation: with whom, about what, when something was written last, and how it begins. */
export function ConversationRow({ conversation, isWaiting, beside }: Props) {
  const { t } = useTranslation('conversations')
  const { conversation_id, about, last, other, side } = conversation
  const path: `/${string}` = `/messages/${conversation_id}`
  // What is open is being read.
  const unread = beside?.open === path ? 0 : conversation.unread
  const name = otherName({ ...about, name: other.name, side }, t)
  const line = last.text || t(last.has_picture ? 'picture.one' : 'removed')
  return (
    <li className="border-t border-line first:border-t-0">
      <RowLink to={path} beside={beside}>
        <Icon name={KIND_ICONS[about.kind]} className="mt-1 shrink-0 text-brand" />
        <span className="flex-1 min-w-0">
          <span className="flex items-baseline justify-between gap-2">
            <span lang={scriptLanguage(name)} className={`truncate ${unread > 0 ? 'font-600' : ''}`}>
              {name}
            </span>
            <When at={last.at} />
          </span>
          {about.title && (
            <span lang={scriptLanguage(about.title)} className="block text-sm text-ink-soft truncate">
              {about.title}
            </span>
          )}
          {isWaiting ? (
            <span className="block text-sm text-marigold">
              <Icon name="i-lucide-hourglass" /> {t('list.waiting')}
            </span>
          ) : (
            <span className={`block text-sm truncate ${unread > 0 ? 'font-600' : 'text-ink-soft'}`}>
              {last.is_mine && `${t('you')} `}
              <span lang={scriptLanguage(line)}>{line}</span>
            </span>
          )}
        </span>
        {unread > 0 && <Unread count={unread} />}
      </RowLink>
    </li>
  )
}

/** The time of today, else the day. */
function When({ at }: { at: string }) {
  const { t } = useTranslation('conversations')
  const format = useFormat()
  const daysAgo = useToday(at) - dayNumber(at)
  const said = daysAgo === 1 ? t('yesterday') : format.dayShort(at)
  return <span className="shrink-0 text-sm text-ink-soft tabular">{daysAgo <= 0 ? format.time(at) : said}</span>
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation('conversations')
  const format = useFormat()
  return (
    <span className="mt-1 shrink-0 inline-flex justify-center min-w-6 rounded-full bg-brand text-on-brand px-2 text-sm font-600 tabular">
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  )
}
