/** What the gate says of a ticket: pure, for page and service alike. */
const GATE_VERDICTS = ['admit', 'already-in', 'other-day', 'void', 'wrong-event', 'unknown', 'not-ours'] as const
export type GateVerdict = (typeof GATE_VERDICTS)[number]

/** How a ticket came to the gate. */
export const SCAN_WAYS = ['qr', 'code', 'list'] as const
export type ScanWay = (typeof SCAN_WAYS)[number]

export const GATE_LIMITS = {
  labelLongest: 40,
  /** A gate link works for so long at most, in hours; and this long when nothing is said. */
  hoursMost: 72,
  hours: 12,
  passesPerEvent: 30,
  /** For so long a gate may undo a scan of its own. */
  undoMinutes: 10,
  /** Scans in one message. */
  scansMost: 200,
  /** Tickets in one answer. */
  ticketsMost: 10_000,
} as const
