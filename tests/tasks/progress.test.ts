import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginStep, numbered, skipStep } from '#server/progress.mjs'
import { countInstalled } from '../../src/tasks/steps/install.mjs'

/** What a terminal or a log gets. */
const output = (terminal?: { columns: number }) => {
  const written: string[] = []
  return { isTTY: terminal !== undefined, ...terminal, write: (text: string) => written.push(text), text: () => written.join('') }
}
/** What stands on the lines of a terminal in the end. */
const shown = (text: string) =>
  text
    .split('\n')
    .map((line) => line.split('\r\u001B[2K').at(-1))
    .join('\n')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  vi.stubEnv('TERM', 'xterm')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('a step in a log', () => {
  it('has a line at the beginning, one every ten seconds and one at the end', () => {
    const log = output()
    const step = beginStep('2 of 4 Building the app', log)
    step.say('the page')
    vi.advanceTimersByTime(9000)
    expect(log.text()).toBe('2 of 4 Building the app\n')
    vi.advanceTimersByTime(12_000)
    step.end()
    expect(log.text()).toBe(
      '2 of 4 Building the app\n2 of 4 Building the app: the page, 10 s\n2 of 4 Building the app: the page, 20 s\n2 of 4 Building the app: done in 21 s\n',
    )
  })

  it('that is short has one line', () => {
    const log = output()
    beginStep('4 of 4 Starting the server', log).end()
    expect(log.text()).toBe('4 of 4 Starting the server\n')
  })

  it('says that it failed, and nothing after its end', () => {
    const log = output()
    const step = beginStep('Building the app', log)
    step.fail()
    step.end()
    vi.advanceTimersByTime(60_000)
    expect(log.text()).toBe('Building the app\nBuilding the app: failed\n')
  })

  it('is written as to a log on a terminal that cannot rewrite a line', () => {
    vi.stubEnv('TERM', 'dumb')
    const terminal = output({ columns: 80 })
    beginStep('Building the app', terminal).end()
    expect(terminal.text()).toBe('Building the app\n')
  })
})

describe('a step on a terminal', () => {
  it('is one line that is updated', () => {
    const terminal = output({ columns: 80 })
    const step = beginStep('1 of 4 Installing the libraries', terminal)
    vi.advanceTimersByTime(2000)
    step.say('412 of 600')
    vi.advanceTimersByTime(1000)
    expect(shown(terminal.text())).toBe('1 of 4 Installing the libraries: 412 of 600, 3 s')
    step.end()
    expect(shown(terminal.text())).toBe('1 of 4 Installing the libraries: done in 3 s\n')
    expect(terminal.text().match(/\n/g)).toHaveLength(1)
  })

  it('fits in it, however narrow', () => {
    const terminal = output({ columns: 20 })
    const step = beginStep('1 of 4 Installing the libraries', terminal)
    step.say('412 of 600')
    vi.advanceTimersByTime(1000)
    expect(shown(terminal.text())).toBe('1 of 4 Installing t')
  })
})

it('a step with nothing to do says so', () => {
  const log = output()
  skipStep(numbered('1 of 4', 'Installing the libraries'), log)
  expect(log.text()).toBe('1 of 4 Installing the libraries: nothing to do\n')
})

it('a step outside of a start has no number', () => {
  expect(numbered(undefined, 'Building the app')).toBe('Building the app')
})

it('an installation is counted without what belongs to other machines', () => {
  const locked = { '': {}, 'node_modules/a': {}, 'node_modules/b': {}, 'node_modules/b-darwin': { optional: true } }
  expect(countInstalled(locked, (path) => path === 'node_modules/b')).toEqual({ there: 1, of: 2 })
})
