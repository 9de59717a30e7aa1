// npm run build: page and server-rendering entry into dist. The old dist stays as it is until the new one is complete.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { beginStep, numbered } from '#server/progress.mjs'
import { BUILDING, inputStamp, isBuilt, STAMP_FILE } from './steps/built.mjs'
import { compressTexts } from './steps/compress.mjs'
import { carryOver } from './steps/generations.mjs'
import { isRunning, oneAtATime } from './steps/one-at-a-time.mjs'
import { inRoot, runTool } from './steps/run.mjs'

const DIST = inRoot('dist')
const NEXT = inRoot('dist', `next-${process.pid}`)
const PARTS = ['client', 'server']
const [place] = process.argv.slice(2)

mkdirSync(DIST, { recursive: true })
// Two builds at once would exchange each other's parts: the second waits, and has nothing to do when the first has built the same sources.
await oneAtATime(inRoot('dist', 'building'), async (hadToWait) => {
  if (!hadToWait || !isBuilt()) await build()
})

async function build() {
  const stamp = inputStamp()
  const step = beginStep(numbered(place, BUILDING))
  let complaints = ''
  const note = (/** @type {string} */ text) => {
    complaints += text
  }
  clearLeftovers()
  try {
    step.say('the page')
    await buildPart('page', [], note)
    step.say('the pages of the server')
    await buildPart('server-rendering', ['--ssr', 'src/app/entry-server.tsx'], note)
    await compressTexts(`${NEXT}/client`, (done, of) => step.say(`compressing, ${done} of ${of} files`))
    carryOver({ from: `${DIST}/client`, to: `${NEXT}/client`, listBefore: `${DIST}/generations.json`, listAfter: `${NEXT}/generations.json` })
    swap()
    writeFileSync(STAMP_FILE, stamp)
    step.end()
    process.stderr.write(complaints)
  } catch (error) {
    step.fail()
    process.stderr.write(complaints)
    console.error(error instanceof Error ? error.message : error)
    console.error('The build failed; what was built before is untouched.')
    process.exitCode = 1
  } finally {
    rmSync(NEXT, { recursive: true, force: true })
  }
}

/** @param {string} name @param {string[]} args @param {(text: string) => void} onOutput */
async function buildPart(name, args, onOutput) {
  const code = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args], {
    env: { NODE_ENV: 'production', HATKHOLA_OUT: NEXT },
    onOutput,
  })
  if (code !== 0) throw new Error(`vite build of the ${name} part ended with exit code ${code}`)
}

/** Renames only. The stamp goes first and comes back last, so that a swap cut short is built again. */
function swap() {
  rmSync(STAMP_FILE, { force: true })
  const old = `${DIST}/old-${process.pid}`
  mkdirSync(old)
  for (const part of PARTS) {
    if (existsSync(`${DIST}/${part}`)) renameSync(`${DIST}/${part}`, `${old}/${part}`)
    renameSync(`${NEXT}/${part}`, `${DIST}/${part}`)
  }
  renameSync(`${NEXT}/generations.json`, `${DIST}/generations.json`)
  rmSync(old, { recursive: true, force: true })
}

/** What a build that was killed left behind; the parts of one that still runs stay. */
function clearLeftovers() {
  for (const name of readdirSync(DIST)) {
    const pid = Number(/^(?:next|old)-(\d+)$/.exec(name)?.[1])
    if (pid && (pid === process.pid || !isRunning(pid))) rmSync(`${DIST}/${name}`, { recursive: true, force: true })
  }
}
