/** How much there is to do for those who hire. */
export function HiringCounts() {
  return null
}
