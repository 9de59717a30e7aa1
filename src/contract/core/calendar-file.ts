/** Octets of one line, its end not counted. @see RFC 5545 §3.1 */
const LINE_OCTETS = 75

/** @see RFC 5545 §3.3.11 */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
const utc = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')

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

/** An event as a calendar knows it. Times ISO 8601. */
interface CalendarEvent {
  event_id: number
  title: string
  location: string | null
  from_time: string
  to_time: string
  updated_at?: string
}

interface CalendarParts {
  /** Absolute address of the event's page. */
  url: string
  /** Host name that makes the entry's id ours. */
  host: string
  /** Milliseconds since the epoch: when the file is made. */
  now: number
}

/** The event as an iCalendar file with times in UTC: made on the phone, where it also works without network, and for mails. @see RFC 5545 */
export function calendarFile(event: CalendarEvent, { url, host, now }: CalendarParts): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:event-${event.event_id}@${host}`,
    `DTSTAMP:${utc(new Date(now).toISOString())}`,
    ...(event.updated_at ? [`LAST-MODIFIED:${utc(event.updated_at)}`] : []),
    `DTSTART:${utc(event.from_time)}`,
    `DTEND:${utc(event.to_time)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `DESCRIPTION:${escapeText(url)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
