import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds on the page as it stands, its rule on the size of targets included, which it leaves out by itself. Where a dialog is open it is
 * the dialog that is looked at: nothing behind it can be reached.
 */
export async function violations(page: Page): Promise<string[]> {
  // A page that was looked at before has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    interface Found {
      id: string
      nodes: { target: unknown[]; failureSummary?: string }[]
    }
    // The contrast of a colour in transition does not count: a carousel that moves on, or the change from light to dark.
    const isPassing = ({ playState, effect }: Animation) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    const passing = document.getAnimations().filter(isPassing)
    await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), new Promise((resolve) => setTimeout(resolve, 2_000))])
    const { axe } = window as unknown as { axe: { run(where: Node, options: object): Promise<{ violations: Found[] }> } }
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const { violations: found } = await axe.run(dialog ?? document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`))
  })
}

/** Everything that can be pressed and is smaller than 24 px, links inside a text excepted. @see WCAG 2.5.8 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, [role=button]')].flatMap((element) => {
      const { width, height, bottom } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && width > 1 && height > 1 && bottom > 0
      // A box that is labelled is hit by its label; a title that is a link has a button for the same beside it.
      const isElsewhere = element.closest('label') || (element.matches('a') && getComputedStyle(element).display === 'inline')
      return isShown && !isElsewhere && (width < 24 || height < 24) ? [`${element.outerHTML.slice(0, 80)} ${width}×${height}`] : []
    }),
  )

/** Runs in the page: what is wrong with how the focused element is seen; `the end` when nothing has the focus. */
export function lookAtFocus(): string {
  const element = document.activeElement
  if (!element || element === document.body) return 'the end'
  const name = element.outerHTML.slice(0, 90)
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no ring: ${name}`
  const { left, top, width, height } = element.getBoundingClientRect()
  // What is larger than its bar may have its ring within.
  if (top - Math.min(0, Number.parseFloat(outlineOffset)) < 0 || top + Math.min(height, 40) > innerHeight) return `out of sight: ${name}`
  const over = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight - top) / 2)
  return over && (element.contains(over) || over.contains(element)) ? '' : `under ${over?.outerHTML.slice(0, 60)}: ${name}`
}
