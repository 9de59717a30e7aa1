/** The form of a job that is there. */
export function EditJob(_: { jobPostId: number }) {
  return null
}
