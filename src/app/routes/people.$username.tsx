import { createFileRoute } from '@tanstack/react-router'
import { PersonPage } from '../features/people/screens/person-page.tsx'
import { FailureScreen, NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/people/$username')({
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/people/calls.ts')).loadPerson(args.params.username, options)),
  component: PersonScreen,
  errorComponent: FailureScreen,
  notFoundComponent: NotFoundScreen,
})

function PersonScreen() {
  const answer = Route.useLoaderData()
  usePageTitle(answer.value.name)
  return (
    <>
      <FreshPill />
      <PersonPage key={answer.value.id} answer={answer} />
    </>
  )
}
