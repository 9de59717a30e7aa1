import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { DeskLicence } from '#contract/desk/licences.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { personPath } from '../../people/person-path.ts'
import { markSeen } from '../calls.ts'
import { licenceRefusal } from '../licence-refusal.ts'
import { LicenceFile } from './licence-file.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

interface Props {
  licence: DeskLicence
  decided: 'seen' | 'refused' | undefined
  onDecided: (decision: 'seen' | 'refused') => void
}

/** A trade licence that waits: whose it is, its file, and the decision. */
export function LicenceRow({ licence, decided, onDecided }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'licences' })
  const { t: whole } = useTranslation()
  const format = useFormat()
  const [isRefusing, setRefusing] = useState(false)
  const { isBusy, problem, run } = useAction()
  const { id, username, full_name, slug, sent_at } = licence
  const see = async () => {
    await markSeen(id)
    onDecided('seen')
  }
  return (
    <article aria-label={full_name} className="grid gap-2 p-4">
      <h2 className="text-base">
        <AppLink to={`/seller/${slug}`} className="link wrap-anywhere" lang={scriptLanguage(full_name)}>
          {full_name}
        </AppLink>
      </h2>
      <p className="flex flex-wrap gap-x-3 items-center text-sm text-ink-soft">
        <AppLink to={personPath(username)} className="link">
          <MixedText text={t('member', { name: username })} />
        </AppLink>
        <time dateTime={sent_at}>{format.dateTime(sent_at)}</time>
      </p>
      <LicenceFile licence={licence} />
      <p role="alert" className="empty:hidden text-sm text-danger">
        {problem && licenceRefusal(whole, problem)}
      </p>
      {decided ? (
        <p role="status" className={`font-600 ${decided === 'seen' ? 'text-brand' : 'text-danger'}`}>
          {t(`decided.${decided}`)}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <BusyButton icon="i-lucide-check" isBusy={isBusy} onClick={() => void run(see)}>
            {t('seen')}
          </BusyButton>
          <Button variant="danger" icon="i-lucide-ban" onClick={() => setRefusing(true)}>
            {t('refuse')}
          </Button>
        </div>
      )}
      {isRefusing && <RefuseDialog licence={licence} onDone={() => onDecided('refused')} onClose={() => setRefusing(false)} />}
    </article>
  )
}
