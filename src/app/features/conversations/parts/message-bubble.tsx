import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import type { ThreadRow } from '../thread-rows.ts'
import { Invitation } from './invitation.tsx'
import { MessagePicture } from './message-picture.tsx'
import { WaitingActions } from './waiting-actions.tsx'
import { WaitingLine } from './waiting-line.tsx'

interface Props {
  row: ThreadRow
  /** Of the other side. */
  name: string
  /** Absent where nothing can be reported. */
  onReport?: ((row: ThreadRow) => void) | undefined
}

/** One message: on its writer's side, with its time, or how it stands while it waits. Its text is plain: an address in it is no link. */
export function MessageBubble({ row, name, onReport }: Props) {
  const { t } = useTranslation('conversations')
  const format = useFormat()
  const { is_mine, is_removed, text, at, entry } = row
  const who = is_mine ? t('you') : name
  return (
    <li className={`grid gap-1 ${is_mine ? 'justify-items-end' : 'justify-items-start'}`}>
      <div className={`flex items-end max-w-[90%] md:max-w-[75%] ${is_mine ? '' : 'gap-1'}`}>
        <div
          className={`min-w-0 grid gap-2 rounded-card px-3 py-2 ${is_mine ? 'bg-sunken border border-line rounded-ee-none' : 'bg-raised border border-line rounded-es-none'} ${entry ? 'border-dashed' : ''}`}
        >
          <span className="sr-only">
            <MixedText text={t('said', { name: who })} />
          </span>
          {is_removed ? (
            <p className="text-ink-soft">
              <Icon name="i-lucide-ban" /> {t('removed')}
            </p>
          ) : (
            <>
              {row.meeting && <Invitation meeting={row.meeting} />}
              <MessagePicture row={row} alt={t('picture.of', { name: who })} />
              {text && (
                <p lang={scriptLanguage(text)} dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {text}
                </p>
              )}
            </>
          )}
          {entry ? <WaitingLine entry={entry} /> : <p className="text-sm text-ink-soft text-end tabular">{format.time(at)}</p>}
        </div>
        {onReport && !is_mine && !is_removed && (
          <Button
            variant="icon"
            icon="i-lucide-flag"
            aria-label={t('report.of', { time: format.time(at) })}
            className="shrink-0 text-ink-soft"
            onClick={() => onReport(row)}
          />
        )}
      </div>
      {entry && <WaitingActions entry={entry} />}
    </li>
  )
}
