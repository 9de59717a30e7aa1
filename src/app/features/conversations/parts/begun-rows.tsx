import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { placeOfMessage } from '../message-entry.ts'
import { otherName } from '../other-name.ts'
import type { WaitingMessage } from '../use-waiting-messages.ts'
import { type BesideList, RowLink } from './row-link.tsx'

interface Props {
  waiting: readonly WaitingMessage[]
  beside: BesideList | undefined
}

/** Conversations that begin with a message which waits on this phone. */
export function BegunRows({ waiting, beside }: Props) {
  const { t } = useTranslation('conversations')
  return waiting.map(({ about, text, state }) => {
    const name = otherName(about, t)
    const place = placeOfMessage(about)
    const isRefused = state === 'needs-you'
    return (
      <li key={place} className="border-t border-line first:border-t-0">
        <RowLink to={place} beside={beside}>
          <Icon
            name={isRefused ? 'i-lucide-triangle-alert' : 'i-lucide-hourglass'}
            className={`mt-1 shrink-0 ${isRefused ? 'text-danger' : 'text-marigold'}`}
          />
          <span className="flex-1 min-w-0">
            <span lang={scriptLanguage(name)} className="block truncate">
              {name}
            </span>
            {about.title && (
              <span lang={scriptLanguage(about.title)} className="block text-sm text-ink-soft truncate">
                {about.title}
              </span>
            )}
            <span lang={scriptLanguage(text)} className="block text-sm text-ink-soft truncate">
              {text || t('picture.one')}
            </span>
            <span className={`block text-sm ${isRefused ? 'text-danger' : 'text-marigold'}`}>{t(isRefused ? 'list.notSent' : 'list.waiting')}</span>
          </span>
        </RowLink>
      </li>
    )
  })
}
