import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/seller/$slug')({ component: SellerScreen })

function SellerScreen() {
  return null
}
