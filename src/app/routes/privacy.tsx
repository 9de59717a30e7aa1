import { createFileRoute } from '@tanstack/react-router'
import { TextPageScreen } from '../shell/slots/text-page-screen.tsx'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/privacy')({
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/pages/calls.ts')).loadPage('privacy', options)),
  component: PrivacyScreen,
})

function PrivacyScreen() {
  return <TextPageScreen answer={Route.useLoaderData()} />
}
