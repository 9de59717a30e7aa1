import type { i18n as I18n } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import { addTexts } from './i18n.ts'
import { loadTexts } from './texts/load.ts'
import { loadJobTexts, loadLateTexts, loadOwnTexts, loadSellingTexts } from './texts/load-more.ts'

/** Screens that use none of the texts of accounts. */
const WITHOUT_ACCOUNTS = /^\/(?:events|eventdetails|gate|jobdetails|jobportal|saved|seller)(?:\/|$)/
const OF_SELLERS = /^\/(?:gate|hiring|selleraddevent|sellerdashboard|sellerevents)(?:\/|$)/
const OF_JOBS = /^\/(?:hiring|jobapplications|jobdetails|jobportal)(?:\/|$)/
/** Visitors come to them first: their own texts are enough to bring them to life, and the late ones follow. */
const WITHOUT_LATE = /^\/(?:jobdetails|jobportal)(?:\/|$)/

/** Brings the texts that a screen needs beside those of the first paint, and to those who sell icons and style. @param path canonical */
export async function addTextsFor(texts: I18n, language: Language, path: string): Promise<void> {
  await Promise.all([
    WITHOUT_LATE.test(path) ? undefined : addLate(texts, language),
    WITHOUT_ACCOUNTS.test(path) ? undefined : addOwn(texts, language),
    OF_SELLERS.test(path) ? Promise.all([addSelling(texts, language), addSellingLook()]) : undefined,
    OF_JOBS.test(path) ? addJobs(texts, language) : undefined,
  ])
}

const addSellingLook = async (): Promise<void> => (await import('./ui/selling-look.ts')).addSellingLook()

/** Brings all that a page in another language shows in that of its reader. */
export async function addLanguage(texts: I18n, from: Language, to: Language): Promise<void> {
  const first = texts.hasResourceBundle(to, 'common') ? undefined : loadTexts(to)
  await Promise.all([
    addLate(texts, to),
    texts.hasResourceBundle(from, 'forms') ? addOwn(texts, to) : undefined,
    texts.hasResourceBundle(from, 'selling') ? addSelling(texts, to) : undefined,
    texts.hasResourceBundle(from, 'jobs') ? addJobs(texts, to) : undefined,
  ])
  if (first) addTexts(texts, to, await first)
}

async function addLate(texts: I18n, language: Language): Promise<void> {
  if (!texts.hasResourceBundle(language, 'problems')) addTexts(texts, language, await loadLateTexts(language))
}

async function addOwn(texts: I18n, language: Language): Promise<void> {
  if (!texts.hasResourceBundle(language, 'forms')) addTexts(texts, language, await loadOwnTexts(language))
}

async function addSelling(texts: I18n, language: Language): Promise<void> {
  if (!texts.hasResourceBundle(language, 'selling')) addTexts(texts, language, await loadSellingTexts(language))
}

async function addJobs(texts: I18n, language: Language): Promise<void> {
  if (!texts.hasResourceBundle(language, 'jobs')) addTexts(texts, language, await loadJobTexts(language))
}
