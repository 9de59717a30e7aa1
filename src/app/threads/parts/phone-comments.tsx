import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { useOutbox } from '../../state/outbox/outbox.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { AgeNote } from '../../ui/lists/age-note.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { ownStyle } from '../own-styles.ts'
import { type PhoneRow, phoneRows } from '../phone-rows.ts'
import { usePhoneComments } from '../use-phone-comments.ts'

/** For a visitor: the comments written on this phone without an account, their state, and the replies to them. */
export function PhoneComments() {
  const { t } = useTranslation('commenting')
  const { held, age } = usePhoneComments()
  const entries = useOutbox((outbox) => outbox.entries)
  const rows = held ? phoneRows(held, entries) : []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="phone-comments" className="mx-auto max-w-2xl grid gap-3">
      <div className="grid gap-1">
        <h2 id="phone-comments" className="text-lg">
          {t('mine.title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('mine.hint')}</p>
        <p className="empty:hidden">{age && <AgeNote answer={age} />}</p>
      </div>
      <ul className="card">
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row: { path, title, text, state, answers, newAnswers } }: { row: PhoneRow }) {
  const { t } = useTranslation('commenting')
  const { icon, tone } = ownStyle(state)
  return (
    <li className="border-t border-line first:border-t-0">
      <AppLink to={path} className="grid gap-1 min-h-12 px-4 py-3 active:bg-sunken">
        <span lang={scriptLanguage(title)} className="font-600 wrap-anywhere">
          {title || t('mine.page')}
        </span>
        <span lang={scriptLanguage(text)} className="text-ink-soft truncate">
          {text}
        </span>
        <span className={`text-sm ${tone}`}>
          <Icon name={icon} /> {t(`state.${state}`)}
        </span>
        {answers > 0 && (
          <span className="flex flex-wrap items-center gap-x-2 text-sm">
            <Icon name="i-lucide-reply" /> {t('replies.count', { count: answers })}
            {newAnswers > 0 && <span className="rounded-full bg-brand text-on-brand px-2 font-600">{t('replies.new', { count: newAnswers })}</span>}
          </span>
        )}
      </AppLink>
    </li>
  )
}
