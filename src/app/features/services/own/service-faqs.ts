import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { readOwnService, saveServiceFaqs } from '#contract/services/own-services.ts'
import type { FaqCalls } from '../../../faqs/faq-calls.ts'
import { callAndStore } from '../../../wire/call-and-store.ts'
import { loadOwnService } from './service-calls.ts'

/** The questions of a service. They come with the service itself, and are of its version. */
export const SERVICE_FAQS: FaqCalls<OwnServiceDetail> = {
  draftOf: (service_id) => `service questions ${service_id}`,
  load: loadOwnService,
  save: (service_id, { faqs, version }) =>
    callAndStore(saveServiceFaqs, { params: { service_id }, body: { version, faqs } }, [readOwnService, { params: { service_id } }]),
}
