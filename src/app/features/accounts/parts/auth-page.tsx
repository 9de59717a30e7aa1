import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'

interface Props {
  title: string
  children: ReactNode
  /** It works without a program too. */
  isPlain?: boolean
}

/** The frame of a screen of joining, login or recovery: one narrow column, one task. */
export function AuthPage({ title, children, isPlain }: Props) {
  const { t } = useTranslation('accounts')
  useHeadingTitle(title)
  return (
    <div className="mx-auto max-w-md grid gap-5">
      <header>
        <h1 className="text-xl">{title}</h1>
        <hr className="stitch mt-2 w-24 mx-0" />
      </header>
      {!isPlain && (
        <noscript>
          <p className="card p-4 text-danger">{t('noScript')}</p>
        </noscript>
      )}
      {children}
    </div>
  )
}
