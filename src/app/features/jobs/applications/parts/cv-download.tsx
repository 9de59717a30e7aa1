import { useTranslation } from 'react-i18next'
import type { Cv } from '#contract/jobs/job-applications.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { saveOwnCv } from '../calls.ts'

/** One's own CV as it lies with the service, to have it as a file. */
export function CvDownload({ cv: { id, name } }: { cv: Pick<Cv, 'id' | 'name'> }) {
  const { t } = useTranslation('applying')
  const { isBusy, problem, run } = useAction()
  return (
    <span className="grid gap-1 justify-items-start min-w-0">
      <BusyButton icon="i-lucide-download" className="wrap-anywhere" isBusy={isBusy} onClick={() => void run(() => saveOwnCv(id))}>
        {t(isBusy ? 'cv.downloading' : 'cv.download', { name })}
      </BusyButton>
      <span role="alert" className="text-sm text-danger empty:hidden">
        {problem && t(problem.code === 'offline' ? 'cv.downloadOffline' : 'cv.downloadFailed')}
      </span>
    </span>
  )
}
