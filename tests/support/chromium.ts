import { chromium, type LaunchOptions } from 'playwright'
import { chromiumPath, isRoot } from '../../src/tasks/steps/chromium.mjs'

/** Path of the Chromium that journeys and measurements run in; undefined when this machine has none. */
export const findChromium = (): string | undefined => chromiumPath(chromium.executablePath())

/**
 * What Chromium does without. The popup of its address bar, which no test sees, is a page of its own that is loaded for each window, and costs as
 * much as the page that is tested. Only the last such list counts, so what Playwright leaves out is in it too.
 */
const NOT_USED = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay'],
  ...['MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

/** How Chromium is started everywhere: nothing of its own on the network, no sandbox for root, who cannot have one. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-dev-shm-usage']
  const args = [...quiet, `--disable-features=${NOT_USED.join(',')}`]
  return { ...(executablePath ? { executablePath } : {}), chromiumSandbox: false, args: isRoot() ? [...args, '--no-sandbox'] : args }
}
