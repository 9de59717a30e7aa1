export function GateOfEvent({ eventId }: { eventId: number }) {
  return <p>{eventId}</p>
}
