export function Coupons({ eventId }: { eventId: number }) {
  return <p>{eventId}</p>
}
