import { findChromium } from '#tests/support/chromium.ts'
import { measure } from './harness/measure.mjs'

export const PROFILE_NAMES = ['slow4g', 'bad3g'] as const
export type ProfileName = (typeof PROFILE_NAMES)[number]
/** A browser's visits, each in a new process: nothing cached, everything cached, no network. */
export type Phase = 'first' | 'repeat' | 'offline'

/** A page to visit. Selectors are CSS, or `text=words`. */
export interface Target {
  name: string
  url: string
  /** What counts as its main content. */
  main: string
  /** What to tap then (the last one is measured), and what must appear. */
  click?: string | string[]
  after?: string
  /** Whether it must have a service worker. */
  worker: boolean
  phases?: Phase[]
}

/** What one visit found. Times in milliseconds since the navigation began, sizes in bytes. */
export interface Visit {
  profile: ProfileName
  target: string
  phase: Phase
  run: number
  ok: boolean
  error?: string
  fcp?: number | null
  lcp?: number | null
  main?: number | null
  cls?: number
  tbt?: number
  longMax?: number
  /** Over the network, by kind. */
  bytes?: Record<'document' | 'js' | 'css' | 'font' | 'image' | 'fetch' | 'other', number>
  jsDecoded?: number
  /** Everything that page and worker received until the page was at rest. */
  wireDown?: number
  /** The same until the worker had installed itself. */
  wireDownWithWorker?: number
  storage?: number | null
  controlled?: boolean
  /** JavaScript heap after a collection. */
  heap?: number
  nodes?: number
  pageErrors?: number
  nav?: {
    ok: boolean
    error?: string
    ms?: number
    /** Longest Event Timing entry of the tap; null after a page load. */
    event?: number | null
    /** Without pictures. */
    dataBytes?: number
  }
}

export type Read = (visit: Visit) => number | null | undefined

/** Visits all targets in turns. @throws when this machine has no Chromium. */
export async function visitAll(targets: Target[], { profiles, runs }: { profiles: ProfileName[]; runs: number }): Promise<Visit[]> {
  const chromePath = findChromium()
  if (!chromePath) throw new Error('The bench needs a Chromium and there is none. Install one, or name it: HATKHOLA_CHROMIUM=/path/to/chromium')
  return (await measure({ targets, profiles, runs, chromePath, say: (line: string) => console.error(line) })) as Visit[]
}

export interface Pick {
  profile: ProfileName
  target: string
  phase: Phase
}

export const pick = (visits: Visit[], { profile, target, phase }: Pick): Visit[] =>
  visits.filter((visit) => visit.profile === profile && visit.target === target && visit.phase === phase)

export const numbersOf = (visits: Visit[], read: Read): number[] =>
  visits.flatMap((visit) => {
    const value = visit.ok ? read(visit) : undefined
    return typeof value === 'number' ? [value] : []
  })

/** Round by round, what one target needed compared with another. */
export function ratiosTo(base: Visit[], visits: Visit[], read: Read): number[] {
  return visits.flatMap((visit) => {
    const beside = base.find(({ run }) => run === visit.run)
    const [value] = numbersOf([visit], read)
    const [floor] = beside ? numbersOf([beside], read) : []
    return value !== undefined && floor ? [value / floor] : []
  })
}

/** Why the first visit that failed did so, if one did. */
export function faultOf(visits: Visit[]): string | undefined {
  if (visits.length === 0) return 'no visit'
  const failed = visits.filter(({ ok }) => !ok)
  return failed.length ? `${failed.length} of ${visits.length} failed: ${failed[0]?.error?.slice(0, 80)}` : undefined
}

/** Why the first tap that failed did so, if one did. */
export function tapFaultOf(visits: Visit[]): string | undefined {
  const failed = visits.filter(({ nav }) => nav && !nav.ok)
  return failed.length ? `${failed.length} of ${visits.length} taps failed: ${failed[0]?.nav?.error?.slice(0, 80)}` : undefined
}
