import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/login')({ component: LoginScreen })

function LoginScreen() {
  return null
}
