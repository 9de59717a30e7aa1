/** Where a file stood in what was packed, and what it is besides its bytes. */
interface PackedFile {
  path: (string | number)[]
  size: number
  type: string
  /** Of a `File`; a Blob has none. */
  name?: string
}

interface Header {
  value: unknown
  files: PackedFile[]
}

/** Of the header's length, at the front. */
const LENGTH_BYTES = 4

/**
 * Plain values with files among them as one run of bytes, with zeros at the end up to a whole multiple: its length says little of what is inside.
 * @throws {TypeError} something is neither JSON nor a file.
 */
export function pack(value: unknown, multipleBytes: number): Blob {
  const files: { at: PackedFile; blob: Blob }[] = []
  const plain = takeFiles(value, [], (at, blob) => files.push({ at, blob }))
  const header = new TextEncoder().encode(JSON.stringify({ value: plain, files: files.map(({ at }) => at) } satisfies Header))
  const length = new DataView(new ArrayBuffer(LENGTH_BYTES))
  length.setUint32(0, header.byteLength)
  const used = LENGTH_BYTES + header.byteLength + files.reduce((sum, { at }) => sum + at.size, 0)
  const padding = new Uint8Array(Math.ceil(used / multipleBytes) * multipleBytes - used)
  return new Blob([length.buffer, header, ...files.map(({ blob }) => blob), padding])
}

/** What was packed, its files included. @throws — these are not the bytes that `pack` made. */
export async function unpack(packed: Blob): Promise<unknown> {
  const length = new DataView(await packed.slice(0, LENGTH_BYTES).arrayBuffer()).getUint32(0)
  const { value, files } = JSON.parse(await packed.slice(LENGTH_BYTES, LENGTH_BYTES + length).text()) as Header
  const whole = { value }
  let at = LENGTH_BYTES + length
  for (const { path, size, type, name } of files) {
    // Copied: the packed bytes are let go of.
    const bytes = await packed.slice(at, at + size).arrayBuffer()
    putAt(whole, ['value', ...path], name === undefined ? new Blob([bytes], { type }) : new File([bytes], name, { type }))
    at += size
  }
  return whole.value
}

/** A copy of the value with null in place of each file. */
function takeFiles(value: unknown, path: (string | number)[], take: (at: PackedFile, blob: Blob) => void): unknown {
  if (value instanceof Blob) {
    take({ path, size: value.size, type: value.type, ...(value instanceof File && { name: value.name }) }, value)
    return null
  }
  if (Array.isArray(value)) return value.map((one, at) => takeFiles(one, [...path, at], take))
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError(`cannot pack what stands at ${path.join('.')}`)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, takeFiles(one, [...path, key], take)]))
}

function putAt(root: object, path: readonly (string | number)[], file: Blob): void {
  const holder = path.slice(0, -1).reduce<object>((inside, key) => Reflect.get(inside, key) as object, root)
  Reflect.set(holder, path.at(-1) ?? '', file)
}
