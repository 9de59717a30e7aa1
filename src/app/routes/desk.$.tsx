import { createFileRoute } from '@tanstack/react-router'
import { DeskArea } from '../shell/desk/desk-area.tsx'
import { deskScreenAt } from '../shell/desk/desk-screen-at.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'

/** All screens of staff: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/desk/$')({ component: DeskRoute })

function DeskRoute() {
  const { _splat = '' } = Route.useParams()
  const search: Record<string, unknown> = Route.useSearch()
  const found = deskScreenAt(_splat, search)
  if (!found) return <NotFoundScreen />
  return (
    <DeskArea current={found.screen} titleOf={found.titleOf}>
      {found.content}
    </DeskArea>
  )
}
