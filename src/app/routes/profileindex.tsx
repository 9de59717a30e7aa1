import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profileindex')({ component: ProfileIndexScreen })

function ProfileIndexScreen() {
  return null
}
