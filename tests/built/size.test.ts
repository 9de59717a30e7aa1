import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import {
  bytesFor,
  bytesOf,
  documentBytes,
  lateScripts,
  renderAt,
  renderList,
  scriptsOfPage,
  sentBytes,
  sheetsOfPage,
  shellBytes,
  styleBytes,
} from '../support/built-page.ts'
import { SIZE_BUDGET } from './size-budget.ts'

const ROOM = 1.02

/** Measured once; each line is a test of its own. */
const found = {} as Record<keyof typeof SIZE_BUDGET, number>

beforeAll(async () => {
  const english = await renderList('en')
  const scripts = scriptsOfPage(english)
  Object.assign(found, {
    scripts: bytesOf(scripts),
    ...(await scriptsOfOthers('en')),
    scriptsInBangla: Math.max(bytesOf(scriptsOfPage(await renderList('bn'))), ...Object.values(await scriptsOfOthers('bn'))),
    lateScripts: bytesOf(lateScripts(scripts)),
    sheet: bytesOf(sheetsOfPage(english)),
    style: styleBytes(english),
    documentEnglish: documentBytes(english),
    documentBangla: documentBytes(await renderList('bn')),
    worker: sentBytes('/sw.js'),
    shell: shellBytes(),
    member: bytesFor('member'),
    seller: bytesFor('seller'),
    gate: bytesFor('gate'),
    jobs: bytesFor('jobs'),
    buyer: bytesFor('buyer'),
    home: bytesFor('home'),
    magazine: bytesFor('magazine'),
  })
})

/** Pages beside the list of events to which somebody may come first. */
const OTHERS = {
  scriptsOfHome: '/',
  scriptsOfCategory: '/category/music',
  scriptsOfEvent: '/eventdetails/12',
  scriptsOfMagazine: '/blogs',
  scriptsOfArticle: '/blogs/12',
  scriptsOfSearch: '/search',
  scriptsOfPortal: '/jobportal',
  scriptsOfJob: '/jobdetails/12',
  scriptsOfSaved: '/saved',
} as const satisfies Partial<Record<keyof typeof SIZE_BUDGET, string>>

async function scriptsOfOthers(language: Language): Promise<Record<keyof typeof OTHERS, number>> {
  const bytes = Object.entries(OTHERS).map(async ([line, path]) => [line, bytesOf(scriptsOfPage(await renderAt(path, language)))] as const)
  return Object.fromEntries(await Promise.all(bytes)) as Record<keyof typeof OTHERS, number>
}

describe('the first visit', () => {
  it.each(Object.entries(SIZE_BUDGET))('is not heavier than agreed: %s', (line, { now, most }) => {
    const bytes = found[line as keyof typeof SIZE_BUDGET]
    expect(bytes).toBeGreaterThan(500)
    expect(bytes).toBeLessThanOrEqual(Math.min(Math.round(now * ROOM), most))
  })
})
