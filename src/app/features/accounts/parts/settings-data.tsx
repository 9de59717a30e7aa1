import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../state/notices.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import { exportData } from '../settings-calls.ts'
import { NeedsInternet } from './needs-internet.tsx'
import { ProblemNote } from './settings-notes.tsx'

/** Everything the service keeps about this person, as a file. */
export function SettingsData({ username }: { username: string }) {
  const { t } = useTranslation()
  const { isBusy, problem, run } = useAction()
  const download = () =>
    run(async () => {
      const { name, text } = await exportData(username)
      saveFile({ blob: new Blob([text], { type: 'application/json' }), name })
      showNotice(t('settings:data.done', { name }))
    })
  return (
    <>
      <p>{t('settings:data.text')}</p>
      <NeedsInternet text={t('settings:offline')} problem={problem} />
      <BusyButton variant="primary" icon="i-lucide-download" isBusy={isBusy} onClick={() => void download()}>
        {t(isBusy ? 'settings:data.gathering' : 'settings:data.download')}
      </BusyButton>
      <ProblemNote problem={problem} />
    </>
  )
}
