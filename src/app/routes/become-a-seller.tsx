import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/become-a-seller')({ component: BecomeASellerScreen })

function BecomeASellerScreen() {
  return null
}
