export function Questions({ eventId }: { eventId: number }) {
  return <p>{eventId}</p>
}
