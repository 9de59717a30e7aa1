/** A file of PostgreSQL's log of changes (WAL): timeline, and which of 2^32 bytes' parts it is. */
const NAME = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/

/** Files of archives besides: of timelines, and notes of backups. */
export const isTimeline = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name)

/**
 * The names of all files from the first to the last, of one timeline.
 * @param segmentBytes how long each is.
 * @throws {RangeError} they are of two timelines, or the last is before the first.
 */
export function walFiles(first: string, last: string, segmentBytes: number): string[] {
  const [from, to] = [placeOf(first, segmentBytes), placeOf(last, segmentBytes)]
  if (first.slice(0, 8) !== last.slice(0, 8) || to < from) throw new RangeError(`${first} to ${last} is no part of a log of changes`)
  const perLog = BigInt(2 ** 32 / segmentBytes)
  const nameAt = (place: bigint) => `${first.slice(0, 8)}${eightDigits(Number(place / perLog))}${eightDigits(Number(place % perLog))}`
  return Array.from({ length: Number(to - from) + 1 }, (_, n) => nameAt(from + BigInt(n)))
}

/** As PostgreSQL writes them: hexadecimal, in capitals. @param value below 2^32 */
const eightDigits = (value: number): string => Array.from({ length: 8 }, (_, n) => '0123456789ABCDEF'[(value >>> (28 - 4 * n)) & 15]).join('')

function placeOf(name: string, segmentBytes: number): bigint {
  const [, , log = '', segment = ''] = NAME.exec(name) ?? []
  return BigInt(`0x${log}`) * BigInt(2 ** 32 / segmentBytes) + BigInt(`0x${segment}`)
}

/** Whether a file of an archive is needed by no backup that begins at another one, whatever their timelines. */
export const isBefore = (name: string, first: string): boolean =>
  /^[0-9A-F]{24}(?:\.[0-9A-F]{8}\.backup)?$/.test(name) && name.slice(8, 24) < first.slice(8, 24)
