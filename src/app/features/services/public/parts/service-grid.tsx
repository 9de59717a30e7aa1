import { inLanguage } from '#contract/core/in-language.ts'
import type { ServiceCard as Service } from '#contract/services/services.ts'
import { CardGrid } from '../../../../ui/lists/card-grid.tsx'
import { ServiceCard, type ServiceCardTools } from './service-card.tsx'

interface Props {
  services: readonly Service[]
  tools: ServiceCardTools
}

/** Cards of services: one below the other on phones, two beside each other where there is room. */
export const ServiceGrid = ({ services, tools }: Props) => (
  <CardGrid columns="gap-2 grid-cols-1 sm:gap-3 sm:grid-cols-2" cards={services} idOf={({ service_id }) => service_id}>
    {(service, isFirst) => <ServiceCard service={inLanguage(tools.language, service)} tools={tools} isFirst={isFirst} />}
  </CardGrid>
)
