import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { HoursScreen } from '#app/features/services/own/hours/screens/hours.tsx'
import { type Hours, type HoursWindow, USUAL_HOURS } from '#contract/services/hours.ts'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { press } from '#tests/support/phone/filling.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { aMember, aTeamHours } from './a-service.ts'

export const HOURS = '/api/team_hours/'
export const CLOSE = '/api/team_hours/close/'
export const TEAM = '/api/team/'
export const OWN = { '/api/team/': { body: [aMember()] } }
export const show = (language: 'en' | 'bn' = 'en', member?: string) => renderScreen(<HoursScreen member={member} />, { at: '/sellerservices/hours', language })
export const day = (name: string) => within(screen.getByRole('region', { name }))
export const closed = (from: string, until = from, over: Partial<HoursWindow> = {}): HoursWindow => ({ from, until, kind: 'own', note: '', spans: [], ...over })
export const ofAll = (hours: Partial<Hours>, over: Partial<TeamHours> = {}, version = 4) =>
  aTeamHours({ calendars: [{ member_id: null, hours: { ...USUAL_HOURS, ...hours }, version, is_usual: false }], ...over })

/** A service that keeps the hours that it is sent, and adds days that are closed. */
export function hoursService(first = aTeamHours()) {
  let team = first
  const asked = fakeService({
    ...OWN,
    [HOURS]: ({ body }) => {
      const [calendar] = team.calendars
      if (!calendar || body.version === undefined) return { body: team }
      if (body.version !== calendar.version) return refusal('stale', 409)
      team = { ...team, calendars: [{ ...calendar, hours: body.hours as Hours, version: calendar.version + 1, is_usual: false }] }
      return { body: team }
    },
    [CLOSE]: ({ body }) => {
      const [calendar] = team.calendars
      if (!calendar || body.version !== calendar.version) return refusal('stale', 409)
      const windows = [...calendar.hours.windows, closed(String(body.from), String(body.until), { note: String(body.note) })]
      team = { ...team, calendars: [{ ...calendar, hours: { ...calendar.hours, windows }, version: calendar.version + 1 }] }
      return { body: { version: calendar.version + 1 } }
    },
  })
  return { asked, change: (next: TeamHours) => (team = next) }
}
export const sent = (asked: { path: string; body: Record<string, unknown> }[]) => asked.filter(({ body }) => body.version !== undefined).map(({ body }) => body)
export function hoursSent(asked: Parameters<typeof sent>[0], at: number): Hours {
  const hours = sent(asked)[at]?.hours
  if (!hours) throw new Error('no hours were sent')
  return hours as Hours
}
export const closeDays = async (from: string, until: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Close days' }))
  fireEvent.input(screen.getByLabelText('First day'), { target: { value: from } })
  fireEvent.input(screen.getByLabelText('Last day'), { target: { value: until } })
  press('Save')
}

/** Before each test, a browser with dialogs. */
export function beginHours(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  signInSeller()
}

export async function endHours(): Promise<void> {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await signOffSeller()
}
