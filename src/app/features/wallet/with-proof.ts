/**
 * Does something that may need the password once more; then it is asked for, and the work goes on by itself. Given by the route: accounts know how it is asked for.
 * @returns what it gave; undefined when the password was not given.
 */
export type WithProof = <T>(work: () => Promise<T>) => Promise<{ value: T } | undefined>
