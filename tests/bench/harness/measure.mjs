// Measures pages in turns, A B A B ..., with headless Chromium behind a link that is shaped like a phone's.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificate } from './certificate.mjs'
import { PROFILES } from './profiles.mjs'
import { startRelay } from './relay.mjs'
import { visit } from './visit.mjs'

const TIMEOUT_MS = { none: 60_000, slow4g: 60_000, bad3g: 150_000 }
const OFFLINE_TIMEOUT_MS = 30_000

/**
 * Visits every target in every round: first visit on a fresh profile, then repeat and offline, each in a new browser process as after the phone
 * has closed it. Gives one sample per visit; one that failed has `ok: false` and says why.
 * @param options.targets `{ name, url, main, click?, after?, worker?, phases? }`: selectors are CSS or `text=words`
 * @param options.say is told how it goes on
 */
export async function measure({ targets, profiles, runs, chromePath, say }) {
  const root = mkdtempSync(join(tmpdir(), 'hatkhola-phones-'))
  const relay = await startRelay()
  const removeAll = () => rmSync(root, { recursive: true, force: true, maxRetries: 3 })
  process.once('exit', removeAll)
  const one = async (plan) => {
    const begun = performance.now()
    const sample = await visit({ chromePath, relay, spki: certificate().spki, ...plan }).catch((error) => ({ ok: false, error: error.message }))
    const { target, phase } = plan
    const round = { profile: plan.profileName, target: target.name, phase, run: plan.run, hostLoad: loadavg()[0], tookMs: performance.now() - begun }
    say(lineOf(round, sample))
    return { ...round, ...sample }
  }
  try {
    return await inTurns({ targets, profiles, runs, root }, one)
  } finally {
    await relay.close()
    removeAll()
    process.off('exit', removeAll)
  }
}

async function inTurns({ targets, profiles, runs, root }, one) {
  const samples = []
  for (const target of targets) {
    // Unmeasured and unthrottled: servers fill their caches before the clock runs.
    const userDataDir = mkdtempSync(join(root, 'warm-'))
    await one({ target, phase: 'warm', run: 0, profileName: 'none', profile: PROFILES.none, timeoutMs: TIMEOUT_MS.none, userDataDir })
  }
  for (const profileName of profiles) {
    for (let run = 1; run <= runs; run++) {
      for (const target of targets) {
        const userDataDir = join(root, `${profileName}-${run}-${targets.indexOf(target)}`)
        mkdirSync(userDataDir)
        for (const phase of target.phases ?? ['first', 'repeat', 'offline']) {
          const timeoutMs = phase === 'offline' ? OFFLINE_TIMEOUT_MS : TIMEOUT_MS[profileName]
          const sample = await one({ target, phase, run, profileName, profile: PROFILES[profileName], timeoutMs, userDataDir })
          samples.push(sample)
          // Without a first visit there is nothing to come back to.
          if (phase === 'first' && !sample.ok) break
        }
        rmSync(userDataDir, { recursive: true, force: true, maxRetries: 3 })
      }
    }
  }
  return samples
}

function lineOf({ profile, run, target, phase, tookMs }, sample) {
  const ms = (value) => (value === null || value === undefined ? '-' : `${Math.round(value)} ms`)
  const page = sample.ok ? `fcp ${ms(sample.fcp)}, lcp ${ms(sample.lcp)}, main ${ms(sample.main)}` : `FAILED: ${sample.error}`
  const tapped = sample.nav?.ok ? `, tap ${ms(sample.nav.ms)}` : `, tap FAILED: ${sample.nav?.error}`
  return `${profile} ${run} ${target} ${phase}: ${page}${sample.nav ? tapped : ''} [${Math.round(tookMs / 1000)} s]`
}
