/** Who has applied. */
export function Applicants(_: { jobPostId: number; search: Record<string, unknown> }) {
  return null
}
