// What a person reads while something takes long. Plain JavaScript without libraries: `npm start` uses it before anything is installed.

/** How often a line on a terminal is drawn again. */
const REDRAW_MS = 250
/** How often a log, which keeps every line, gets one. */
const LOG_EVERY_MS = 10_000

/**
 * @typedef {object} Output as process.stdout
 * @property {boolean} [isTTY]
 * @property {number} [columns]
 * @property {(text: string) => unknown} write
 *
 * @typedef {object} Step something that takes a while and has begun
 * @property {(detail: string) => void} say what it is doing, such as "12 of 30 files"; shown with the next drawing.
 * @property {() => void} end
 * @property {() => void} fail
 */

/**
 * Shows that a step has begun. On a terminal it is one line, which is updated and says in the end how long it took; in a log it is a line at
 * the beginning, one every ten seconds, and one at the end of a step of more than a second.
 * @param {string} title what the step does, see `numbered`
 * @param {Output} [output]
 * @returns {Step}
 */
export function beginStep(title, output = process.stdout) {
  const isTerminal = Boolean(output.isTTY) && process.env.TERM !== 'dumb'
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  let detail = ''
  const draw = () => {
    const line = [title, [detail, seconds() ? `${seconds()} s` : ''].filter(Boolean).join(', ')].filter(Boolean).join(': ')
    output.write(isTerminal ? rewritten(line.slice(0, (output.columns || 80) - 1)) : `${line}\n`)
  }
  draw()
  const timer = setInterval(draw, isTerminal ? REDRAW_MS : LOG_EVERY_MS)
  timer.unref()
  let isOver = false
  const finish = (/** @type {string} */ result) => {
    if (isOver) return
    isOver = true
    clearInterval(timer)
    const line = `${title}: ${result}\n`
    if (isTerminal) output.write(rewritten(line))
    else if (seconds() || result !== DONE) output.write(line)
  }
  return {
    say: (now) => {
      detail = now
    },
    end: () => finish(seconds() ? `${DONE} in ${seconds()} s` : DONE),
    fail: () => finish('failed'),
  }
}

const DONE = 'done'

/** A step that has nothing to do. @param {string} title @param {Output} [output] */
export const skipStep = (title, output = process.stdout) => void output.write(`${title}: nothing to do\n`)

/** The title of a step that may be one of several. @param {string | undefined} place such as "2 of 4" @param {string} title */
export const numbered = (place, title) => (place ? `${place} ${title}` : title)

/** Draws over the line where the cursor is. @param {string} line */
const rewritten = (line) => `\r\u001B[2K${line}`
