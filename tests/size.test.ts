import { beforeAll, describe, expect, it } from 'vitest'
import { SIZE_BUDGET } from './size-budget.ts'
import { bytesFor, bytesOf, documentBytes, lateScripts, renderAt, renderList, scriptsOfPage, sentBytes, shellBytes, styleBytes } from './support/built-page.ts'

const ROOM = 1.02

/** Measured once; each line is a test of its own. */
const found = {} as Record<keyof typeof SIZE_BUDGET, number>

beforeAll(async () => {
  const english = await renderList('en')
  const scripts = scriptsOfPage(english)
  Object.assign(found, {
    scripts: bytesOf(scripts),
    scriptsOfHome: bytesOf(scriptsOfPage(await renderAt('/'))),
    scriptsOfCategory: bytesOf(scriptsOfPage(await renderAt('/category'))),
    scriptsOfEvent: bytesOf(scriptsOfPage(await renderAt('/eventdetails/12'))),
    scriptsOfMagazine: bytesOf(scriptsOfPage(await renderAt('/blogs'))),
    scriptsOfArticle: bytesOf(scriptsOfPage(await renderAt('/blogs/12'))),
    scriptsOfSearch: bytesOf(scriptsOfPage(await renderAt('/search'))),
    scriptsOfPortal: bytesOf(scriptsOfPage(await renderAt('/jobportal'))),
    scriptsOfJob: bytesOf(scriptsOfPage(await renderAt('/jobdetails/12'))),
    lateScripts: bytesOf(lateScripts(scripts)),
    style: styleBytes(english),
    documentEnglish: documentBytes(english),
    documentBangla: documentBytes(await renderList('bn')),
    worker: sentBytes('/sw.js'),
    shell: shellBytes(),
    member: bytesFor('member'),
    seller: bytesFor('seller'),
    gate: bytesFor('gate'),
    jobs: bytesFor('jobs'),
    home: bytesFor('home'),
    magazine: bytesFor('magazine'),
  })
})

describe('the first visit', () => {
  it.each(Object.entries(SIZE_BUDGET))('is not heavier than agreed: %s', (line, { now, most }) => {
    const bytes = found[line as keyof typeof SIZE_BUDGET]
    expect(bytes).toBeGreaterThan(500)
    expect(bytes).toBeLessThanOrEqual(Math.min(Math.round(now * ROOM), most))
  })
})
