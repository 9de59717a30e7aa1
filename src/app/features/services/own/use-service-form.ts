import { type ItemForm, useItemForm } from '../../../nouns/use-item-form.ts'
import type { PersistedFormStart } from '../../../state/drafts/use-persisted-form.ts'
import { type FilledService, JudgedService, SERVICE_DRAFT, type ServiceTexts } from './service-values.ts'

export type ServiceStart = PersistedFormStart<ServiceTexts>
export type ServiceFormState = ItemForm<ServiceTexts>

interface Options {
  name: string
  start: ServiceStart
  onSubmit: (service: FilledService) => Promise<void>
  onNote?: () => void
}

/** The form of a service. */
export const useServiceForm = (options: Options): ServiceFormState =>
  useItemForm({ ...options, schema: JudgedService, pictureField: SERVICE_DRAFT.pictureField })
