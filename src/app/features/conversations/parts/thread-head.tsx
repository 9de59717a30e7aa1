import { useTranslation } from 'react-i18next'
import type { ConversationStart } from '#contract/conversations/conversations.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { aboutPath, KIND_ICONS } from '../about-links.ts'
import { otherName } from '../other-name.ts'

/** With whom, and about what; both lead there where there is a screen of them. */
export function ThreadHead({ about, side, other }: Pick<ConversationStart, 'about' | 'side' | 'other'>) {
  const { t } = useTranslation('conversations')
  const name = otherName({ ...about, name: other.name, side }, t)
  const path = aboutPath({ about, side })
  const number = about.event_order_id ?? ''
  const title = about.title || (number ? t('about.orderNumber', { number }) : '')
  return (
    <header className="grid">
      <h1 lang={scriptLanguage(name)} className="text-xl wrap-anywhere">
        {other.slug ? (
          <AppLink to={`/seller/${other.slug}`} className="hover:underline">
            {name}
          </AppLink>
        ) : (
          name
        )}
      </h1>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <Icon name={KIND_ICONS[about.kind]} />
        {t(`about.${about.kind}`)}
        {title &&
          (path ? (
            <AppLink to={path} className="link inline-block py-1 wrap-anywhere">
              <span lang={scriptLanguage(title)}>{title}</span>
            </AppLink>
          ) : (
            <span lang={scriptLanguage(title)}>{title}</span>
          ))}
        {title && about.title && number && <span className="tabular">{number}</span>}
      </p>
    </header>
  )
}
