import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { placeOfService } from './own-service-row.tsx'

/** What a screen is, and of which service. */
export const ServiceHeading = ({ title, own }: { title: string; own: OwnServiceDetail | undefined }) => (
  <div>
    <h1 className="text-xl">{title}</h1>
    <p className="min-h-8">
      {own && (
        <AppLink to={placeOfService(own)} lang={scriptLanguage(own.title)} className="link">
          {own.title}
        </AppLink>
      )}
    </p>
  </div>
)
