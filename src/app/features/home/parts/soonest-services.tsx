import { useTranslation } from 'react-i18next'
import type { ServiceCard } from '#contract/services/services.ts'
import { serviceRow } from '../../../nouns/services.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { ItemRow } from '../../../ui/lists/item-row.tsx'
import { SectionHead } from './section-head.tsx'

/** What can be had done soonest. */
export function SoonestServices({ services }: { services: readonly ServiceCard[] }) {
  const { t, i18n } = useTranslation('home')
  const format = useFormat()
  const tools = { t, format, language: i18n.language }
  return (
    <section className="mt-6">
      <div className="flex flex-wrap items-center min-h-12">
        <SectionHead title={t('services.title')} link={{ to: '/services', text: t('services.seeAll') }} />
      </div>
      <ul className="grid gap-2 lg:grid-cols-2">
        {services.map((service) => (
          <ItemRow key={service.service_id} {...serviceRow(service, tools)} />
        ))}
      </ul>
    </section>
  )
}
