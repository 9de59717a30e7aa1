import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/chromium.ts'

const root = resolve(import.meta.dirname, '..')

/** A cheap phone held upright. Journeys that want another screen say so. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: resolve(root, 'test-results'),
  globalSetup: './support/journeys/market/journeys-setup.ts',
  fullyParallel: true,
  // Three were no faster on two cores, and missed deadlines that no user has.
  workers: 2,
  // Long enough for a busy machine: that a screen comes in time is measured by the benchmark, and by the journeys that say so.
  timeout: process.env.CI ? 180_000 : 90_000,
  expect: { timeout: process.env.CI ? 20_000 : 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline once; a journey that needed another try is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  // Recording every journey costs a quarter of its time: only a second try is recorded. `--trace retain-on-failure` records the first.
  use: { ...PHONE, locale: 'en-GB', timezoneId: 'Asia/Dhaka', launchOptions: launchOptions(), trace: 'on-first-retry' },
})
