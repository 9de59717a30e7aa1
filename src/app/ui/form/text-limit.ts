import { createContext } from 'react'

/** How many characters a rich text of this person may have, markup included; undefined: the same as for all users. The form counts where it is near. */
export const TextLimit = createContext<number | undefined>(undefined)
