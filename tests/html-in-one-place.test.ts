import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')
/** Whatever has a browser read text as markup. */
const SETS_MARKUP =
  /dangerouslySetInnerHTML|\b(?:innerHTML|outerHTML|srcdoc|srcDoc)\b\s*=|insertAdjacentHTML|createContextualFragment|document\.write|setHTMLUnsafe/
/** Shows what the cleaner has cleaned. @see tests/journeys/hostile-texts.journey.ts */
const CLEANED = 'app/ui/text/rich-html.tsx'

it('one component sets markup; all other words of people are text, which a browser never runs', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /^(?:app|device|worker)\/.*\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => SETS_MARKUP.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([CLEANED])
})
