import { scriptLanguage } from '#contract/core/text.ts'
import { Icon } from '../icons/icon.tsx'
import { ScreenLink, type ScreenPath } from '../navigation/screen-link.tsx'

interface Props {
  /** As far as it is typed. */
  title: string
  /** The screen of its form. */
  to: ScreenPath
  texts: { what: string; goOn: string }
}

/** What was begun on this phone and not sent: it is in no list of the service, and a user who was interrupted looks for it here. */
export function UnfinishedLine({ title, to, texts }: Props) {
  const typed = title.trim()
  return (
    <p className="rounded-card bg-sunken px-4 py-2 flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0 wrap-anywhere">
        <Icon name="i-lucide-pencil" className="text-ink-soft" /> {texts.what}
        {typed && (
          <>
            {': '}
            <b lang={scriptLanguage(typed)}>{typed}</b>
          </>
        )}
      </span>
      <ScreenLink to={to} className="link target">
        {texts.goOn}
      </ScreenLink>
    </p>
  )
}
