/** Runs a change for which the service may want the password: asks for it, then tries again. Undefined: the user has cancelled. */
export type WithProof = <T>(work: () => Promise<T>) => Promise<{ value: T } | undefined>
