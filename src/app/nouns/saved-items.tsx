import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { Button } from '../ui/controls/button.tsx'
import type { ItemLinks } from '../ui/lists/use-item-links.ts'

interface Props {
  texts: { title: string; failed: string; notKept: string; notHeld: string }
  /** As `useBookmarksOf` gives it. */
  found: { state: 'asking' | 'failed' | 'there'; things?: readonly { card?: unknown; id?: number; title?: string }[] | undefined }
  ask: () => void
  /** The phone refused to keep the last one. */
  isNotKept: boolean
  links: ItemLinks
  /** Under which links have the id: `job` is `data-job`. */
  dataKey: string
  /** The cards. */
  children: ReactNode
}

/** What the reader keeps of a noun on this phone, and below it those that have not been fetched. */
export function SavedItems({ texts, found, ask, isNotKept, links, dataKey, children }: Props) {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="text-xl mb-3">
        {texts.title}
      </h2>
      {found.state === 'failed' && (
        <div role="alert" className="card p-6">
          <p className="mb-3">{texts.failed}</p>
          <Button onClick={ask}>{t('common:retry')}</Button>
        </div>
      )}
      {isNotKept && (
        <p role="alert" className="mb-3 text-danger">
          {texts.notKept}
        </p>
      )}
      {children}
      <ul className="grid gap-2 mt-4 empty:hidden">
        {found.things?.map(({ card, id, title }) =>
          card || id === undefined || title === undefined ? null : (
            <li key={id}>
              <a className="card p-3" href={links.hrefOf(id)} {...{ [`data-${dataKey}`]: id }} onClick={links.open}>
                <b className="block" lang={scriptLanguage(title)}>
                  {title}
                </b>
                <span className="block text-sm text-marigold">{texts.notHeld}</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
