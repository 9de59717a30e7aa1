/** Whether a name at the desk is that of a message of the payment provider (`M17`); orders have others. */
export const isMessage = (name: string): boolean => /^M\d/.test(name)
