/** Phones are slow to take a download over; after a minute the memory can go. */
const KEEP_MS = 60_000

/** Hands a calendar file to the phone. @param name it has as a download */
export function saveCalendarFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
