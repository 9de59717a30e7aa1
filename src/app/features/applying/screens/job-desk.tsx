/** What one has sent, sends along and waits for. */
export function JobDesk({ tab }: { tab: 'applications' | 'profile' | 'alerts' }) {
  return <p>{tab}</p>
}
