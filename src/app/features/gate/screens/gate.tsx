/** The gate of a helper, by the secret of its link. */
export function Gate() {
  return null
}
