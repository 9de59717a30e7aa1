import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/recover')({ component: RecoverScreen })

function RecoverScreen() {
  return null
}
