import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { iconSprite } from '../src/tasks/icon-sprite.ts'

const root = resolve(import.meta.dirname, '..')
/** Looks at prototypes of what IndexedDB gives back: outside of a context of its own they are the page's. */
const IN_A_PROCESS = 'tests/app/state/session/keep-for-me.test.ts'

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
      // Files follow each other in one process, which loads the server once.
      {
        extends: true,
        test: { name: 'server', isolate: false, include: ['tests/server/**/*.test.ts'], globalSetup: 'tests/support/server/database-setup.ts' },
      },
      // A context for each file instead of a process: half the work.
      {
        extends: true,
        plugins: [iconSprite()],
        test: {
          name: 'page',
          pool: 'vmThreads',
          vmMemoryLimit: '700MB',
          environment: './tests/support/phone/page-environment.ts',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          exclude: [IN_A_PROCESS],
        },
      },
      { extends: true, test: { name: 'page-process', environment: 'happy-dom', include: [IN_A_PROCESS] } },
    ],
  },
})
