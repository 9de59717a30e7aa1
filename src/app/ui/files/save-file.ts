/** Phones are slow to take a download over; after a minute the memory can go. */
const KEEP_MS = 60_000

/** Hands a file to the phone, to be kept among its downloads. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
