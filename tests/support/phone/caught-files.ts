import { onTestFinished, vi } from 'vitest'

/** Files that were handed to the phone, as `name` and text, until the end of the test. Call before the press. */
export function catchFiles(): { name: string; text: () => Promise<string> }[] {
  const files: { name: string; text: () => Promise<string> }[] = []
  let latest = new Blob()
  const fakes = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      latest = blob as Blob
      return 'blob:made'
    }),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function catchFile(this: HTMLAnchorElement) {
      const made = latest
      files.push({ name: this.download, text: () => made.text() })
    }),
  ]
  // Tests of other files run with the same classes.
  onTestFinished(() => {
    for (const fake of fakes) fake.mockRestore()
  })
  return files
}
