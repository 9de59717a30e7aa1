import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/registration')({ component: RegistrationScreen })

function RegistrationScreen() {
  return null
}
