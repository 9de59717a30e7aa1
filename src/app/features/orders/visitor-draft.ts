/**
 * What a visitor has typed at a checkout, so that it outlives the way through the login. As long as the tab lives: on somebody else's phone
 * nothing of it stays.
 */
const keyOf = (event_id: number): string => `checkout ${event_id}`

export function keepVisitorDraft(event_id: number, values: object): void {
  try {
    sessionStorage.setItem(keyOf(event_id), JSON.stringify(values))
  } catch {
    // Then it lives as long as the page.
  }
}

/** Takes it out of the tab; undefined when there is none. */
export function takeVisitorDraft(event_id: number): unknown {
  try {
    const text = sessionStorage.getItem(keyOf(event_id))
    sessionStorage.removeItem(keyOf(event_id))
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
