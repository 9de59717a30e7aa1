import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { useHoldReload } from '../use-hold-reload.ts'
import { SearchForm } from './search-form.tsx'

/** The search of small screens, over everything. @see Specification §2.1 "Search" */
export function SearchCover({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  useHoldReload('search')
  return (
    <Dialog title={t('common:search.title')} place="cover" onClose={onClose}>
      <SearchForm place="cover" onSearch={onClose} />
    </Dialog>
  )
}
