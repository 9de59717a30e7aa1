export function Attendees({ eventId }: { eventId: number }) {
  return <p>{eventId}</p>
}
