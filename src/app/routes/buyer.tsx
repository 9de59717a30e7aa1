import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/buyer')({ component: BuyerScreen })

function BuyerScreen() {
  return null
}
