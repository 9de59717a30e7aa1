import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RELATED } from '#contract/relations/relations.ts'
import { RelatedMembers } from '../features/people/screens/related.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/relations/$which')({ component: RelationsScreen })

function RelationsScreen() {
  const { t } = useTranslation()
  const asked = Route.useParams().which
  const which = RELATED.find((one) => one === asked)
  usePageTitle(t('shell:titles.relations'))
  if (!which) return <NotFoundScreen />
  return (
    <Guard wants="signed-in" what={t('shell:titles.relations')}>
      <SellerArea>
        <RelatedMembers which={which} />
      </SellerArea>
    </Guard>
  )
}
