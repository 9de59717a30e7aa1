/** Runs a change that the service may guard by the password: it is asked for, and the change goes on by itself. Undefined: its maker thought better of it. */
export type WithProof = <T>(work: () => Promise<T>) => Promise<{ value: T } | undefined>
