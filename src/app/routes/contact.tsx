import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextPage } from '../features/pages/text-page.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/contact')({
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/pages/calls.ts')).loadPage('contact', options)),
  component: ContactScreen,
})

function ContactScreen() {
  useTranslation()
  return (
    <>
      <FreshPill />
      <TextPage answer={Route.useLoaderData()} />
    </>
  )
}
