import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { iconSprite } from '../src/tasks/icon-sprite.ts'

const root = resolve(import.meta.dirname, '..')

export default defineConfig({
  root,
  cacheDir: resolve(root, 'node_modules/.cache/vitest'),
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 15_000,
    hookTimeout: 60_000,
    // As for journeys.
    retry: process.env.CI ? 1 : 0,
    projects: [
      { extends: true, test: { name: 'plain', include: ['tests/*.test.ts', 'tests/{contract,device,worker,tasks,bench}/**/*.test.ts'] } },
      // Run after the build: see test.mjs.
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
      { extends: true, test: { name: 'server', include: ['tests/server/**/*.test.ts'], globalSetup: 'tests/support/database-setup.ts' } },
      { extends: true, plugins: [iconSprite()], test: { name: 'page', environment: 'happy-dom', include: ['tests/app/**/*.test.{ts,tsx}'] } },
    ],
  },
})
