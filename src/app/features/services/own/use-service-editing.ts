import { useTranslation } from 'react-i18next'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import type { EditStart } from '../../../state/drafts/edit-start.ts'
import { type EditedKind, type Editing, useEditing } from '../../../state/drafts/use-editing.ts'
import { showNotice } from '../../../state/notices.ts'
import { loadOwnService, refreshOwnServices, sendUpdate } from './service-calls.ts'
import { baseOf, SERVICE_CHANGES, type ServicePart } from './service-changes.ts'
import { draftName } from './service-draft-name.ts'
import { type FilledService, type ServiceTexts, textsToSend } from './service-values.ts'
import { type ServiceFormState, useServiceForm } from './use-service-form.ts'

export type ServiceEditing = Editing<ServiceTexts, ServicePart, FilledService> & { service: ServiceFormState }

interface Options {
  /** As it was read last. */
  own: OwnServiceDetail
  start: EditStart<ServiceTexts>
  /** Gets the service as the server has it now. */
  onRead: (own: OwnServiceDetail) => void
}

/** Changing a service: only what was changed is sent, on top of the version that was seen. */
export function useServiceEditing({ own, start, onRead }: Options): ServiceEditing {
  const { t } = useTranslation('team')
  const { service_id } = own
  const service = useServiceForm({
    name: draftName(service_id),
    start,
    onSubmit: (filled) => editing.save(filled),
    onNote: () => editing.check(),
  })
  const kind: EditedKind<ServiceTexts, ServicePart, OwnServiceDetail, FilledService> = {
    changes: SERVICE_CHANGES,
    baseOf,
    send: async (filled, { parts, version }) => {
      const { pictures: _, pictures_sent: _sent, ...texts } = SERVICE_CHANGES.fieldsOf<Partial<ServiceTexts>>(textsToSend(filled), parts)
      const saved = await sendUpdate(service_id, { texts, version })
      refreshOwnServices()
      return saved
    },
    load: async () => (await loadOwnService(service_id, { fresh: true })).value,
    say: (what) => showNotice(t(`said.${what}`)),
  }
  const editing = useEditing({ kind, form: service, own, start, onRead })
  return { ...editing, service }
}
