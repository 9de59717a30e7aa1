import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 200

/**
 * Does work that only one process of this machine may do at a time: others wait for it. A holder that was killed is passed over.
 * @template T
 * @param {string} file names the holder while it works; its folder exists.
 * @param {(hadToWait: boolean) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(file, work) {
  const mine = `${file}-${process.pid}`
  // Linked with its content in it: a holder without a number is never seen.
  writeFileSync(mine, String(process.pid))
  let hadToWait = false
  try {
    while (!take(mine, file)) {
      hadToWait = true
      if (!passOver(file)) await wait(PAUSE_MS)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  try {
    return await work(hadToWait)
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} mine @param {string} file */
function take(mine, file) {
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes the file of a holder that is dead. The process that renames it first has it; if that was the file of a new holder, it is put back.
 * @param {string} file
 */
function passOver(file) {
  const holder = holderOf(file)
  if (holder === undefined || isRunning(holder)) return holder === undefined
  const aside = `${file}-of-${holder}-by-${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
    throw error
  }
  if (holderOf(aside) !== holder) take(aside, file)
  rmSync(aside, { force: true })
  return true
}

/** @param {string} file @returns {number | undefined} 0: nothing legible; undefined: there is no such file. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Whether a process of this number runs. @param {number} pid */
export function isRunning(pid) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, as another user.
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)
