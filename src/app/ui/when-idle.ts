/** Does the work when the page has nothing better to do, at the latest after two seconds; gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, { timeout: 2000 })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, 500)
  return () => clearTimeout(asked)
}
