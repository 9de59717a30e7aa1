import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/sellerprofile')({ component: SellerProfileScreen })

function SellerProfileScreen() {
  return null
}
