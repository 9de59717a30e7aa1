import { createContext, useContext } from 'react'

/**
 * Does something that may need the password once more: it is asked for, and the work goes on by itself.
 * @returns what it gave; undefined when the password was not given.
 */
export type WithProof = <T>(work: () => Promise<T>) => Promise<{ value: T } | undefined>

const DeskProof = createContext<WithProof>(async (work) => ({ value: await work() }))

/** Given by the route: accounts know how the password is asked for. */
export const DeskProofProvider = DeskProof.Provider
export const useDeskProof = (): WithProof => useContext(DeskProof)
