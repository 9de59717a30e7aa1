/** The event that is being called off, as the address of the screen says it. */
interface CallingOff {
  call_off?: number
}

export function readCallingOff({ call_off }: Record<string, unknown>): CallingOff {
  const id = Number(call_off)
  return Number.isSafeInteger(id) && id > 0 ? { call_off: id } : {}
}
