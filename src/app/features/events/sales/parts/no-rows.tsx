import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'

interface Props {
  /** Canonical path of the whole list. */
  path: `/${string}`
  isFiltered: boolean
  /** What is said of an empty list, and of a search that finds nothing. */
  texts: { none: string; noneFits: string }
  /** The way on from an empty list. */
  children: ReactNode
}

/** In place of rows that are not there: what to do next. */
export function NoRows({ path, isFiltered, texts, children }: Props) {
  const { t } = useTranslation('sales')
  return (
    <NothingHere drawing={isFiltered ? 'search' : 'ticket'} title={isFiltered ? texts.noneFits : texts.none} as="status">
      {isFiltered ? (
        <AppLink to={path} replace className="btn-quiet">
          {t('filter.showAll')}
        </AppLink>
      ) : (
        children
      )}
    </NothingHere>
  )
}
