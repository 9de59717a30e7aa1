import type { Locator, Page } from '@playwright/test'
import { DECISION_MS, SLOW_MS, SOMETHING_MS } from '#contract/core/time-budget.ts'
import type { HeldClock } from './held-clock.ts'

/** A form that is filled in, and what says that its sending is decided. */
export interface Write {
  name: string
  button: Locator
  /** A refusal that can be read, or the words that it is kept and goes out by itself. */
  decided: Locator
}

/** Of several waits each begins a moment after what it waits for. */
const GRACE_MS = 500
/** In real time: a busy machine may take as long to show what is due. */
const PATIENCE_MS = 6_000

/** Sends a form on a network that accepts and never answers. @returns what the time budget does not allow. */
export async function faultsOfWrite(page: Page, clock: HeldClock, { name, button, decided }: Write): Promise<string[]> {
  const isDecided = () => decided.first().isVisible()
  const isBusy = async () => (await button.getAttribute('aria-busy', { timeout: 500 }).catch(() => null)) === 'true'
  const isCalledSlow = async () => (await page.locator('header [role=status]').allTextContents()).some((text) => text.trim() !== '')
  const faults: string[] = []
  const expectSoon = async (isThere: () => Promise<boolean>, fault: string) => {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await page.waitForTimeout(50)) {
      if ((await isThere()) || (await isDecided())) return
    }
    faults.push(`${name}: ${fault}`)
  }
  await button.click()
  await clock.pass(SOMETHING_MS)
  await expectSoon(isBusy, `nothing says within ${SOMETHING_MS} ms that it is being sent`)
  await clock.pass(SLOW_MS + GRACE_MS - SOMETHING_MS)
  await expectSoon(isCalledSlow, `not called slow at ${SLOW_MS} ms`)
  await clock.pass(DECISION_MS - SLOW_MS)
  await expectSoon(isDecided, `no decision within ${DECISION_MS} ms`)
  if (await isBusy()) faults.push(`${name}: still busy after the decision`)
  return faults
}
