import { createFileRoute } from '@tanstack/react-router'
import { TextPageScreen } from '../shell/slots/text-page-screen.tsx'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/help')({
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/pages/calls.ts')).loadPage('help', options)),
  component: HelpScreen,
})

function HelpScreen() {
  return <TextPageScreen answer={Route.useLoaderData()} />
}
