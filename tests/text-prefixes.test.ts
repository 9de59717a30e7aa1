import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const APP = join(import.meta.dirname, '../src/app')
/** Where a function or a value of a file begins. */
const BEGINS = /^(?=(?:export )?(?:async )?(?:function|const) )/m
const OF_ANOTHER_SET = /(?<![\w.])t\(\[?['"`][a-z][\w-]*:/

it('a text of another set is not asked for under a prefix, where it is never found', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
  const faults = files.filter((file) =>
    readFileSync(join(APP, file), 'utf8')
      .split(BEGINS)
      .some((part) => /\{ t \} = useTranslation\([^)]*keyPrefix/.test(part) && OF_ANOTHER_SET.test(part)),
  )
  expect(faults).toEqual([])
})
