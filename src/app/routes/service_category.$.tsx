import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'

/** As the bottom bar of the specification spells the services that are confirmed at once. @see decisions §3 */
const INSTANT = 'instant-sell-service-index'

export const Route = createFileRoute('/service_category/$')({
  beforeLoad: ({ params: { _splat } }) => {
    throw _splat === INSTANT ? redirect({ to: '/services', search: { instant: true }, replace: true }) : notFound()
  },
  notFoundComponent: NotFoundScreen,
})
