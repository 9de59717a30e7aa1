import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { FakeCaches } from '#tests/support/phone/fake-caches.ts'
import { ORIGIN } from '#tests/support/phone/fake-phone.ts'

const SOURCE = readFileSync('public/sw-kill.js', 'utf8')

/** Runs the brake as a browser would. @param controlled whether the page was under the former worker. */
async function pull(controlled: boolean) {
  const caches = new FakeCaches(ORIGIN)
  for (const name of ['shell-1', 'pages-1', 'images', 'saved-images']) await caches.open(name)
  const done = { skipped: false, unregistered: false, claimed: false, navigated: [] as string[], deleted: [] as string[] }
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
  const page = { url: `${ORIGIN}/events`, navigate: async (url: string) => done.navigated.push(url) }
  const self = {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    skipWaiting: () => {
      done.skipped = true
    },
    registration: {
      unregister: async () => {
        done.unregistered = true
      },
    },
    clients: {
      claim: () => {
        done.claimed = true
      },
      matchAll: async (asked: { includeUncontrolled?: boolean }) => (controlled || asked.includeUncontrolled ? [page] : []),
    },
  }
  runInNewContext(SOURCE, { self, caches, indexedDB: { deleteDatabase: (name: string) => done.deleted.push(name) } })
  const works: Promise<unknown>[] = []
  const event = { waitUntil: (work: Promise<unknown>) => void works.push(work) }
  listeners.get('install')?.(event)
  listeners.get('activate')?.(event)
  await Promise.all(works)
  return { ...done, cachesLeft: await caches.keys(), listens: [...listeners.keys()] }
}

it('takes worker and caches away and frees the pages, at once', async () => {
  const done = await pull(true)
  expect(done).toMatchObject({ skipped: true, unregistered: true, cachesLeft: [], navigated: [`${ORIGIN}/events`] })
})

it('leaves what is saved, drafted or waiting to be sent', async () => {
  const { deleted } = await pull(true)
  expect(deleted).toEqual(['hatkhola-answers', 'hatkhola-answer-uses', 'workbox-expiration'])
})

it('does not reload a page that it never controlled, or the page would reload for ever', async () => {
  expect(await pull(false)).toMatchObject({ claimed: false, navigated: [], unregistered: true })
})

it('answers no request', async () => {
  expect((await pull(true)).listens).toEqual(['install', 'activate'])
})
