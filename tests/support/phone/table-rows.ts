import { fireEvent, screen } from '@testing-library/react'

/** Chooses a row of a table. @param name how what its box selects begins */
export const chooseRow = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name: (all) => all.startsWith(`Select ${name}`) }))

/** A button, also one under an open dialog, which counts as hidden here. */
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
