/** Octets of one line, its end not counted. @see RFC 5545 §3.1 */
const LINE_OCTETS = 75

/** @see RFC 5545 §3.3.11 */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
const utc = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')
/** No value may hold one: a line break would begin a line of its own. */
const withoutControls = (line: string): string => line.replace(/\p{Cc}/gu, '')

/** Of one character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Lines that are too long go on in the next one after a space, never inside a character. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** One entry of a calendar. Times ISO 8601. */
export interface CalendarEntry {
  /** The same for ever: a calendar finds by it what it has to replace. */
  uid: string
  /** Higher after each change: of two entries with the same `uid` a calendar takes the higher one. @see RFC 5545 §3.8.7.4 */
  sequence: number
  status: 'CONFIRMED' | 'CANCELLED' | 'TENTATIVE'
  start: string
  end: string
  summary: string
  /** Null: nowhere that could be gone to. */
  location: string | null
  description: string
  /** Absolute. */
  url: string
  /** When it was last changed, where that is known. */
  changed_at?: string | undefined
}

interface CalendarParts {
  entries: readonly CalendarEntry[]
  /** Of a calendar that programs read again and again: what it is called, and after how many hours it is worth another look. @see RFC 7986 §5 */
  feed?: { name: string; hours: number }
  /** Host name of the site that makes the file. */
  host: string
  /** Milliseconds since the epoch: when the file is made. */
  now: number
}

/** Entries as one iCalendar file with times in UTC: made on the phone, where it also works without network, and for mails. @see RFC 5545 */
export function calendarFile({ entries, feed, host, now }: CalendarParts): string {
  const made = utc(new Date(now).toISOString())
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed ? feedLines(feed) : []),
    ...(entries.length === 0 ? EMPTY : []),
    ...entries.flatMap((entry) => linesOf(entry, made)),
    'END:VCALENDAR',
  ]
  return `${lines.map((line) => foldLine(withoutControls(line))).join('\r\n')}\r\n`
}

/** A calendar has one component at least: the time zone of Bangladesh says nothing else. */
const EMPTY = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Dhaka',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0600',
  'TZOFFSETTO:+0600',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Each in the words of the standard, and in those that programs knew before. */
const feedLines = ({ name, hours }: { name: string; hours: number }): string[] => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${hours}H`,
  `X-PUBLISHED-TTL:PT${hours}H`,
]

function linesOf({ uid, sequence, status, start, end, summary, location, description, url, changed_at }: CalendarEntry, made: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `DTSTAMP:${made}`,
    ...(changed_at ? [`LAST-MODIFIED:${utc(changed_at)}`] : []),
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'END:VEVENT',
  ]
}
