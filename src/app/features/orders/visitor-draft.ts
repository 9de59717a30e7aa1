import { storedJson } from '../../state/stored.ts'

/**
 * What a visitor has typed at a checkout, so that it outlives the way through the login. As long as the tab lives: on somebody else's phone
 * nothing of it stays.
 */
const storedFor = (event_id: number) => storedJson(`checkout ${event_id}`, 'sessionStorage')

export const storeVisitorDraft = (event_id: number, values: object): void => void storedFor(event_id).write(values)

/** Takes it out of the tab; undefined when there is none. */
export function takeVisitorDraft(event_id: number): unknown {
  const stored = storedFor(event_id)
  const draft = stored.read()
  stored.remove()
  return draft
}
