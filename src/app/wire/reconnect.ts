const listeners = new Set<() => void>()

/** Calls back when the connection has come back; gives the way to stop it. */
export function onReconnect(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportReconnect(): void {
  for (const listener of listeners) listener()
}
