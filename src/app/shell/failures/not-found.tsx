import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isLaterScreen } from '#contract/core/later-screens.ts'
import { splitLanguage } from '#contract/core/paths.ts'
import { Drawing } from '../../ui/media/drawing.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../ui/navigation/use-page-title.ts'

/** For an address that leads nowhere, or not yet. */
export function NotFound() {
  const { t } = useTranslation()
  const isLater = isLaterScreen(splitLanguage(useLocation().pathname).path)
  const title = t(isLater ? 'common:notFound.laterTitle' : 'common:notFound.title')
  useHeadingTitle(title)
  return (
    <div className="grid gap-4 justify-items-center text-center mx-auto max-w-xl py-6">
      <Drawing name={isLater ? 'closed' : 'lost'} />
      <h1 className="text-xl">{title}</h1>
      <p>{t(isLater ? 'common:notFound.laterText' : 'common:notFound.text')}</p>
      <div className="flex flex-wrap gap-2 justify-center">
        <ScreenLink to="/" className="btn-primary">
          {t('common:notFound.link')}
        </ScreenLink>
        <ScreenLink to="/search" className="btn-quiet">
          {t('common:search.title')}
        </ScreenLink>
      </div>
    </div>
  )
}
