import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { NeedsInternet } from '../../../../../nouns/needs-internet.tsx'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import type { EditStart } from '../../../../../state/drafts/edit-start.ts'
import { FaultSummary } from '../../../../../ui/form/fault-summary.tsx'
import { FormColumns } from '../../../../../ui/form/form-columns.tsx'
import { FormFailure } from '../../../../../ui/form/form-failure.tsx'
import { RestoredBanner } from '../../../../../ui/form/restored-banner.tsx'
import { SaveNote } from '../../../../../ui/form/save-note.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../../ui/form/submit-button.tsx'
import type { ServiceTexts } from '../../service-values.ts'
import { useFieldLabel } from '../../use-field-label.ts'
import { useServiceEditing } from '../../use-service-editing.ts'
import { FormAside } from './form-aside.tsx'
import { OwnPictures } from './own-pictures.tsx'
import { ServiceConflicts } from './service-conflicts.tsx'
import { FIELD_ORDER, ServiceFields } from './service-fields.tsx'

interface Props {
  own: OwnServiceDetail
  start: EditStart<ServiceTexts>
  /** ISO 8601: when the draft was kept that the form goes on from. */
  restoredAt: string | undefined
  logIn: ReactNode
  onRead: (own: OwnServiceDetail) => void
  onStartOver: () => void
}

/** Changes a service. After saving, the form goes on where the reader stands. */
export function ServiceEditForm({ own, start: first, restoredAt, logIn, onRead, onStartOver }: Props) {
  const { t } = useTranslation('team')
  const labelOf = useFieldLabel()
  // What it began with: the service may be read again while one types.
  const [start] = useState(first)
  const editing = useServiceEditing({ own, start, onRead })
  const { service, changed, isKept } = editing
  const { form, faults, forget } = service
  const isOffline = useIsOffline()
  const startOver = async () => {
    await forget()
    onStartOver()
  }
  const cover = own.pictures.find(({ file }) => file !== null)
  const picture = cover?.file == null ? undefined : { path: cover.file, tone: cover.tone }
  return (
    <FormColumns aside={<FormAside of={service} picture={picture} />}>
      <ScreenForm form={form} focusFirst={false} className="gap-6! grid-cols-1">
        {restoredAt && changed.length > 0 && <RestoredBanner at={restoredAt} onStartOver={startOver} />}
        <NeedsInternet text={t('edit.offlineNote')} problem={form.problem} />
        <FormFailure problem={form.problem} failed={t('edit.failed')} isKept={isKept} isOffline={isOffline} offline={t('edit.offline')} logIn={logIn} />
        <ServiceConflicts editing={editing} />
        <FaultSummary faults={faults} order={FIELD_ORDER} labelOf={labelOf} onGo={form.focus} />
        <ServiceFields of={service} pictures={<OwnPictures form={form} own={own} />} />
        <div className="grid gap-2 justify-items-start">
          <SubmitButton form={form} busy={t('edit.busy')} className="sm:w-auto">
            {t('edit.action')}
          </SubmitButton>
          <SaveNote changed={changed.map((part) => t(`form.${part}`))} isUndecided={editing.conflicts.length > 0} isSaved={editing.isSaved} />
        </div>
      </ScreenForm>
    </FormColumns>
  )
}
