import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { useDeed } from '../../../ui/use-deed.ts'

interface Props {
  /** Reads all rows and hands the file over. @throws {Problem} said below the button. */
  save: () => Promise<void>
}

/** All rows as a file for spreadsheet programs. */
export function CsvButton({ save }: Props) {
  const { t } = useTranslation('sales')
  const { isBusy, problem, run } = useDeed()
  return (
    <div>
      <BusyButton icon="i-lucide-download" isBusy={isBusy} onClick={() => void run(save)}>
        {t(isBusy ? 'csv.busy' : 'csv.button')}
      </BusyButton>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem && t(problem.code === 'offline' ? 'csv.offline' : `problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </p>
    </div>
  )
}
