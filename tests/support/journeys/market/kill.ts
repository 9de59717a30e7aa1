import { expect, type Page } from '@playwright/test'

/**
 * Kills the process of a page, and with it the service worker that lives there, as a phone does that needs the memory.
 *
 * @returns another page of the same phone
 */
export async function killApp(page: Page): Promise<Page> {
  const context = page.context()
  const devtools = await context.newCDPSession(page)
  const dead = page.waitForEvent('crash')
  // The page that would answer is dead by then.
  void devtools.send('Page.crash').catch(() => undefined)
  await dead
  await page.close()
  return context.newPage()
}

/**
 * Kills a worker that is at rest, and waits until it is gone: the next request has to start it again.
 *
 * One at work is killed with {@link killApp} instead: Chromium 156 falls as a whole when a worker that
 * is being stopped is asked for something meanwhile.
 */
export async function killWorker(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const running = new Set<string>()
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) {
      if (runningStatus === 'stopped') running.delete(versionId)
      else running.add(versionId)
    }
  })
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => running.size, 'there is a worker to kill').toBeGreaterThan(0)
  const stop = async () => {
    await devtools.send('ServiceWorker.stopAllWorkers')
    return running.size
  }
  // One that was asked for something at the same moment starts again at once.
  await expect.poll(stop, 'the worker is dead').toBe(0)
  await devtools.detach()
}
