import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/google-login')({ component: GoogleLoginScreen })

function GoogleLoginScreen() {
  return null
}
