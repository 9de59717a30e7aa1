/** One's own jobs. */
export function Hiring(_: { question: Record<string, unknown> }) {
  return null
}
