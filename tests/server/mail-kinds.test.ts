import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FEATURES = join(import.meta.dirname, '../../src/server/features')

/**
 * Every mail that the service writes, by the function that makes it. `always`: it is about an order or about the account itself. `stoppable`: it
 * is not, and carries `List-Unsubscribe`.
 */
const MAILS: Record<string, 'always' | 'stoppable'> = {
  writeLetter: 'always',
  ticketLetter: 'always',
  refundLetter: 'always',
  calledOffLetter: 'always',
  messageLetter: 'always',
  decisionLetter: 'stoppable',
  employerLetter: 'stoppable',
  alertLetter: 'stoppable',
  waitingLetter: 'stoppable',
}

const MAKER = /^export (?:async )?function (\w+)\((?:.|\n(?!\}))*?\): (?:Promise<)?Letter\b/gm

const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(FEATURES, path), 'utf8'))
const makers = files.flatMap((text) => [...text.matchAll(MAKER)].map(([, name = '']) => ({ name, text })))

describe('mails', () => {
  it('are all known: a new one says whether it can be stopped', () => {
    expect(makers.map(({ name }) => name).sort()).toEqual(Object.keys(MAILS).sort())
  })

  it.each(makers.map(({ name, text }) => ({ name, text })))('$name carries a way to stop it, unless it is about an order or the account', ({ name, text }) => {
    const said = [...text.matchAll(/unsubscribe: (\w+)/g)].map(([, what]) => what)
    expect(said.length).toBeGreaterThan(0)
    expect(said.every((what) => (what === 'null') === (MAILS[name] === 'always'))).toBe(true)
  })
})
