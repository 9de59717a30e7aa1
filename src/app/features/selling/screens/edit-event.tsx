export function EditEvent({ eventId }: { eventId: number }) {
  return <p>{eventId}</p>
}
