/** Does what may need the password once more; undefined when the reader thought better of it. The route brings it. */
export type WithProof = <T>(work: () => Promise<T>) => Promise<{ value: T } | undefined>
