import type { i18n as I18n, ResourceLanguage } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import { addTexts } from './i18n.ts'
import { loadTexts, loadTextsOf } from './texts/load.ts'
import { loadApplyingTexts, loadHiringTexts, loadLateTexts, loadOwnTexts, loadSellingTexts, loadWritingTexts } from './texts/load-more.ts'

/** Screens whose icons every page has. */
const OF_EVERYBODY = /^\/(?:events|eventdetails|saved)(?:\/|$)/
/** Screens that use none of the texts of accounts. */
const WITHOUT_ACCOUNTS = /^\/(?:$|(?:blogs|category|events|eventdetails|gate|jobdetails|jobportal|saved|search|seller)(?:\/|$))/
/** Screens with a style of their own, as in member-parts.ts. */
const OF_MEMBERS =
  /^\/(?:buyer|check-payment|evencheckout|event-payment-|event_order|jobapplications|logout|orders|outbox|profile-settings|profileindex|sellerprofile|ticket)/
const OF_SELLERS = /^\/(?:gate|hiring|moderation|selleraddevent|sellerdashboard|sellerevents|writing)(?:\/|$)/
const OF_HIRING = /^\/(?:hiring|sellerdashboard)(?:\/|$)/
const OF_JOBS = /^\/(?:hiring|jobapplications|jobdetails|jobportal)(?:\/|$)/
const OF_HOME = /^\/(?:$|(?:category|search)(?:\/|$))/
const OF_BLOGS = /^\/(?:blogs|moderation|writing)(?:\/|$)/
const OF_WRITING = /^\/(?:moderation|writing)(?:\/|$)/
const OF_APPLYING = /^\/jobapplications(?:\/|$)/

/** Sets of texts, each by a noun in it that no other has. */
const SETS = {
  accounts: [loadOwnTexts, 'forms'],
  applying: [loadApplyingTexts, 'applying'],
  events: [(language: Language) => loadTextsOf('events', language), 'events'],
  hiring: [loadHiringTexts, 'hiring'],
  home: [(language: Language) => loadTextsOf('home', language), 'home'],
  jobs: [(language: Language) => loadTextsOf('jobs', language), 'jobs'],
  late: [loadLateTexts, 'problems'],
  blogs: [(language: Language) => loadTextsOf('blogs', language), 'blogs'],
  selling: [loadSellingTexts, 'selling'],
  writing: [loadWritingTexts, 'writing'],
} satisfies Record<string, [load: (language: Language) => Promise<ResourceLanguage>, noun: string]>
type Set = keyof typeof SETS

/** Brings the texts that a screen needs beside those of the first paint, and to those who sell icons and style. @param path canonical */
export async function addTextsFor(texts: I18n, language: Language, path: string): Promise<void> {
  const isOfSellers = OF_SELLERS.test(path)
  const isOfJobs = OF_JOBS.test(path)
  const sets: [Set, boolean][] = [
    ['events', true],
    ['late', true],
    ['accounts', !WITHOUT_ACCOUNTS.test(path)],
    ['selling', isOfSellers],
    ['hiring', OF_HIRING.test(path)],
    ['jobs', isOfJobs],
    ['applying', OF_APPLYING.test(path)],
    ['home', OF_HOME.test(path)],
    ['blogs', OF_BLOGS.test(path)],
    ['writing', OF_WRITING.test(path)],
  ]
  await Promise.all([
    ...sets.map(([set, isNeeded]) => isNeeded && addSet(texts, language, set)),
    isOfSellers && addSellingLook(),
    !OF_EVERYBODY.test(path) && addFurtherIcons(),
    OF_MEMBERS.test(path) && addPrivateStyle(),
  ])
}

const addSellingLook = async (): Promise<void> => (await import('./ui/selling-look.ts')).addSellingLook()
const addPrivateStyle = async (): Promise<void> => (await import('./ui/private-style.ts')).addPrivateStyle()
const addFurtherIcons = async (): Promise<void> => (await import('./ui/further-icons.ts')).addFurtherIcons()

/** Brings all that a page in another language shows in that of its reader. */
export async function addLanguage(texts: I18n, from: Language, to: Language): Promise<void> {
  const first = texts.hasResourceBundle(to, 'common') ? undefined : loadTexts(to)
  const held = (Object.keys(SETS) as Set[]).filter((set) => set === 'late' || texts.hasResourceBundle(from, SETS[set][1]))
  await Promise.all(held.map((set) => addSet(texts, to, set)))
  if (first) addTexts(texts, to, await first)
}

async function addSet(texts: I18n, language: Language, set: Set): Promise<void> {
  const [load, noun] = SETS[set]
  if (!texts.hasResourceBundle(language, noun)) addTexts(texts, language, await load(language))
}
