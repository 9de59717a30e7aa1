/** The form of a new job. */
export function PostJob(_: { from?: number }) {
  return null
}
