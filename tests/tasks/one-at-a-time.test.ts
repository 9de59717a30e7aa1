import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const MODULE = new URL('../../src/tasks/steps/one-at-a-time.mjs', import.meta.url).href
/** Starts of processes, on a machine that may have much to do. */
const PROCESSES_MS = 60_000
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatkhola-one-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Processes that each note when they begin and end; some die in the middle. */
const worker = (name: string, ending: 'ends' | 'dies' = 'ends') => {
  const log = JSON.stringify(join(folder, 'log'))
  const work = `appendFileSync(${log}, '${name} begins\\n'); await wait(150); ${ending === 'dies' ? "process.kill(process.pid, 'SIGKILL')" : ''}; appendFileSync(${log}, '${name} ends\\n')`
  const code = `import { appendFileSync } from 'node:fs'; import { setTimeout as wait } from 'node:timers/promises'; import { oneAtATime } from '${MODULE}'
    await oneAtATime(${JSON.stringify(join(folder, 'holder'))}, async () => { ${work} })`
  return run(process.execPath, ['--input-type=module', '-e', code]).catch(() => undefined)
}
const lines = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')

describe('work that one process does at a time', () => {
  it(
    'is done by one after the other, and leaves nothing behind',
    async () => {
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => worker(name)))
      const found = lines()
      expect(found).toHaveLength(10)
      for (let at = 0; at < found.length; at += 2) expect(found[at + 1]).toBe(found[at]?.replace('begins', 'ends'))
      expect(readdirSync(folder)).toEqual(['log'])
    },
    PROCESSES_MS,
  )

  it(
    'goes on after a process that was killed in the middle of it',
    async () => {
      await worker('killed', 'dies')
      expect(readdirSync(folder)).toContain('holder')
      await Promise.all(['b', 'c', 'd'].map((name) => worker(name)))
      const found = lines()
      expect(found[0]).toBe('killed begins')
      for (let at = 1; at < found.length; at += 2) expect(found[at + 1]).toBe(found[at]?.replace('begins', 'ends'))
      expect(found).toHaveLength(7)
    },
    PROCESSES_MS,
  )

  it('goes on where the file of the holder has no number in it', async () => {
    writeFileSync(join(folder, 'holder'), '')
    await worker('a')
    expect(lines()).toEqual(['a begins', 'a ends'])
  })
})
