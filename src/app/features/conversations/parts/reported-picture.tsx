import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useFetchedPicture } from '../use-fetched-picture.ts'

/** The picture of a message, to staff while it is reported. */
export function ReportedPicture({ message_id, name }: { message_id: number; name: string }) {
  const { t } = useTranslation('conversations')
  const { address, isBusy, problem, load } = useFetchedPicture(message_id)
  if (address) return <img src={address} alt={t('picture.of', { name })} className="max-h-80 w-auto h-auto rounded-control bg-sunken" />
  return (
    <div className="grid gap-1 justify-items-start">
      <BusyButton icon="i-lucide-image" isBusy={isBusy} onClick={load}>
        {t(isBusy ? 'picture.loading' : 'moderation.showPicture')}
      </BusyButton>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem && (isNoAnswer(problem.code) ? t('picture.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
      </p>
    </div>
  )
}
