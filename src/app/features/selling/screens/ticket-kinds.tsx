export function TicketKinds({ eventId }: { eventId: number }) {
  return <p>{eventId}</p>
}
