export function Gallery({ eventId }: { eventId: number }) {
  return <p>{eventId}</p>
}
