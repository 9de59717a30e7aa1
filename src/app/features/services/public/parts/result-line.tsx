import type { ServicePage } from '#contract/services/services.ts'
import { SERVICE_SORTS, type ServiceFilter } from '#contract/services/services-filter.ts'
import { ResultCount } from '../../../../ui/filters/result-count.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { SERVICE_FORM } from '../filter-form-id.ts'
import { useListAddress } from '../use-list-address.ts'

/** How many there are, how old that is, and in which order. */
export function ResultLine({ filter, answer }: { filter: ServiceFilter; answer: Answer<ServicePage> }) {
  const { ask } = useListAddress()
  return <ResultCount noun="services" answer={answer} filter={filter} sorts={SERVICE_SORTS} ask={ask} form={SERVICE_FORM} />
}
