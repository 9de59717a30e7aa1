import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Exit code of a command that was ended for taking too long. */
export const TIMED_OUT = 124
const PARENT_WATCH_MS = 300

/** The project's top folder, without a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/** @param {...string} parts below the project's top folder */
export const inRoot = (...parts) => join(ROOT, ...parts)

const OWN_NODE = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The Node that the project brings; the machine's own until it is installed. */
export const projectNode = () => (existsSync(OWN_NODE) ? OWN_NODE : process.execPath)

/** Whether the project's Node has been installed. */
export const hasProjectNode = () => existsSync(OWN_NODE)

/** The environment of a child: the project's tools first, as npm scripts have it. @param {Record<string, string | undefined>} [more] */
export const childEnvironment = (more = {}) => ({
  ...process.env,
  PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ...more,
})

/**
 * Runs a command in the project's top folder, with this terminal as its own, and gives its exit code; 124 when it took too long.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, timeoutMs?: number, onOutput?: (text: string) => void }} [options] onOutput gets what the
 * command writes; without it, the terminal does.
 * @returns {Promise<number>}
 */
export function run(command, args, { env, timeoutMs, onOutput } = {}) {
  // With a time limit in a group of its own, so that a command that hangs can be ended together with what it started.
  const ownGroup = timeoutMs !== undefined
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: ROOT, env: childEnvironment(env), stdio, detached: ownGroup, shell: process.platform === 'win32' })
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text))
    let late = false
    const endLate = () => {
      late = true
      signalGroup(child.pid, 'SIGKILL')
    }
    const timer = ownGroup ? setTimeout(endLate, timeoutMs) : undefined
    const stop = ownGroup ? forwardSignals((signal) => signalGroup(child.pid, signal)) : forwardSignals((signal) => child.kill(signal), sharedSignals())
    const done = (/** @type {number} */ code) => {
      clearTimeout(timer)
      stop()
      resolve(late ? TIMED_OUT : code)
    }
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(127)
    })
    // With its output read to the end, where it is read here.
    child.once('close', (code, signal) => done(code ?? 128 + constants.signals[signal ?? 'SIGKILL']))
  })
}

/** Runs a tool of node_modules on the project's Node. @param {string} script path below node_modules @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export const runTool = (script, args, options) => run(projectNode(), [inRoot('node_modules', script), ...args], options)

/** Signals that reach the children without us: a terminal sends Ctrl-C to its whole group, and handed on as well it would arrive twice. */
export const sharedSignals = () => (process.stdin.isTTY ? ['SIGINT'] : [])

/**
 * Keeps this process alive at a signal and hands the signal on, until the returned function is called.
 * The shell between npm and us hands nothing on: ended itself, it leaves us behind. So the loss of it counts as SIGTERM.
 * @param {(signal: NodeJS.Signals) => void} give
 * @param {string[]} [keptBack] signals that are not handed on
 */
export function forwardSignals(give, keptBack = []) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    if (!keptBack.includes(signal)) give(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return
    clearInterval(watch)
    forward('SIGTERM')
  }, PARENT_WATCH_MS).unref()
  return () => {
    clearInterval(watch)
    for (const signal of signals) process.off(signal, forward)
  }
}

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended in the meantime.
  }
}
