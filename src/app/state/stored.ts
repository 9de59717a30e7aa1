/** Whether it outlives the tab. */
type Area = 'localStorage' | 'sessionStorage'

/**
 * A text in the browser's storage. Browsers may forbid storage, and full phones take nothing more: nothing is read then, and writing says
 * so. What cannot be stored holds until the page is closed.
 */
interface Stored<Read, Written = Read> {
  /** Undefined where there is nothing, nothing of ours, or no storage. */
  read: () => Read | undefined
  /** @returns whether it is stored. */
  write: (value: Written) => boolean
  remove: () => void
}

export const storedText = (key: string, area: Area = 'localStorage'): Stored<string> => ({
  read: () => attempt(() => globalThis[area].getItem(key)) ?? undefined,
  write: (text) =>
    attempt(() => {
      globalThis[area].setItem(key, text)
      return true
    }) ?? false,
  remove: () => attempt(() => globalThis[area].removeItem(key)),
})

/** The same for a value as JSON. Any user of the phone can have written what is read: it is to be checked. */
export function storedJson(key: string, area?: Area): Stored<unknown> {
  const text = storedText(key, area)
  return { ...text, read: () => attempt(() => JSON.parse(text.read() ?? 'null')) ?? undefined, write: (value) => text.write(JSON.stringify(value)) }
}

/** A fact that holds while there is something under its key. */
export function storedMark(key: string): { isSet: () => boolean; set: () => boolean; clear: () => void } {
  const { read, write, remove } = storedText(key)
  return { isSet: () => read() !== undefined, set: () => write('1'), clear: remove }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
