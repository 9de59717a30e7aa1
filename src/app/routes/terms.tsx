import { createFileRoute } from '@tanstack/react-router'
import { TextPageScreen } from '../shell/slots/text-page-screen.tsx'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/terms')({
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/pages/calls.ts')).loadPage('terms', options)),
  component: TermsScreen,
})

function TermsScreen() {
  return <TextPageScreen answer={Route.useLoaderData()} />
}
