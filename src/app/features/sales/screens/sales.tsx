export function Sales({ eventId }: { eventId: number }) {
  return <p>{eventId}</p>
}
