import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { useOutbox, waitingCount } from '../../state/outbox/outbox.ts'
import { useFormat } from '../../ui/formats/use-format.ts'
import { isPlainClick } from '../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../ui/navigation/use-prefix.ts'
import { MixedText } from '../../ui/text/mixed-text.tsx'
import { useOutboxNews } from '../lines/use-outbox-news.ts'
import { openMenu } from '../menu/open-menu.ts'
import { Avatar } from './avatar.tsx'

interface Props {
  name: string
  picture: string | null | undefined
}

/** On phones the menu of who is signed in, with the number of what is not sent yet; the screen of the same entries behind it. @see Specification §2.1 "Mobile bottom bar" */
export function OwnMenu({ name, picture }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const prefix = usePrefix()
  const count = useOutbox(waitingCount)
  useOutboxNews()
  const open = (event: MouseEvent) => {
    if (isPlainClick(event) && openMenu()) event.preventDefault()
  }
  return (
    <a href={withLanguage(prefix, '/profileindex')} aria-haspopup="dialog" className="btn-icon lg:hidden" onClick={open}>
      <span className="sr-only">
        <MixedText text={`${t('common:menu.open')}: ${name}`} />
      </span>
      <span className="relative">
        <Avatar name={name} picture={picture} />
        {count > 0 && (
          <>
            <span
              aria-hidden="true"
              className="absolute -top-2 -end-2 min-w-5 px-1 rounded-full bg-ink text-surface text-center text-sm font-600 leading-5 tabular"
            >
              {format.number(count)}
            </span>
            <span className="sr-only">{t('shell:waiting', { count, defaultValue: '' })}</span>
          </>
        )}
      </span>
    </a>
  )
}
