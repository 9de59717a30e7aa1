const listeners = new Set<() => void>()

/** Calls back when the connection has come back; gives the way to stop it. */
export function onComeback(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportComeback(): void {
  for (const listener of listeners) listener()
}
