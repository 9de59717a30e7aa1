import { chromium, type LaunchOptions } from 'playwright'
import { chromiumPath, isRoot } from '../../src/tasks/steps/chromium.mjs'

/** Path of the Chromium that journeys and measurements run in; undefined when this machine has none. */
export const findChromium = (): string | undefined => chromiumPath(chromium.executablePath())

/** How Chromium is started everywhere: nothing of its own on the network, no sandbox for root, who cannot have one. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-dev-shm-usage']
  return { ...(executablePath ? { executablePath } : {}), chromiumSandbox: false, args: isRoot() ? [...args, '--no-sandbox'] : args }
}
