import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageName } from '#contract/core/page-names.ts'
import { ScreenLink } from './screen-link.tsx'

interface Props {
  /** What the links are for, before them. */
  lead?: string
  pages: readonly PageName[]
  className?: string
}

/** Quiet ways to pages of text, beside what they are about. */
export function PageLinks({ lead, pages, className = 'text-sm text-ink-soft' }: Props) {
  const { t } = useTranslation()
  return (
    <p className={className}>
      {lead}{' '}
      {pages.map((page, at) => (
        <Fragment key={page}>
          {at > 0 && ' · '}
          <ScreenLink to={`/${page}`} className="link inline-block py-1">
            {t(`shell:titles.${page}`)}
          </ScreenLink>
        </Fragment>
      ))}
    </p>
  )
}
