import type { i18n as I18n, ResourceLanguage } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import { PRIVATE_SCREENS, TEXTS_OF_SCREENS, WITHOUT_ACCOUNTS } from '#contract/texts-of-screens.ts'
import { firstNounAt } from './first-screens.ts'
import { addTexts } from './i18n.ts'
import { loadTexts, loadTextsOf } from './texts/load.ts'
import { loadApplyingTexts, loadHiringTexts, loadLateTexts, loadOwnTexts, loadSellingTexts, loadSharingTexts, loadWritingTexts } from './texts/load-more.ts'

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
  sharing: [loadSharingTexts, 'sharing'],
  writing: [loadWritingTexts, 'writing'],
} satisfies Record<string, [load: (language: Language) => Promise<ResourceLanguage>, noun: string]>
type Set = keyof typeof SETS
const NAMES = Object.keys(SETS) as Set[]

/** Brings the texts that a screen needs beside those of the first paint, and to those who sell icons and style. @param path canonical */
export async function addTextsFor(texts: I18n, language: Language, path: string): Promise<void> {
  const isOfSellers = TEXTS_OF_SCREENS.selling.test(path)
  await Promise.all([
    ...NAMES.filter((set) => isNeeded(set, path)).map((set) => addSet(texts, language, set)),
    isOfSellers && addSellingLook(),
    // Those of events are what every page has.
    firstNounAt(path) !== 'events' && addFurtherIcons(),
    PRIVATE_SCREENS.test(path) && addPrivateStyle(),
  ])
}

function isNeeded(set: Set, path: string): boolean {
  if (set === 'events' || set === 'late') return true
  if (set === 'accounts') return !firstNounAt(path) && !WITHOUT_ACCOUNTS.test(path)
  return set === 'home' ? firstNounAt(path) === 'home' : TEXTS_OF_SCREENS[set].test(path)
}

const addSellingLook = async (): Promise<void> => (await import('./ui/selling-look.ts')).addSellingLook()
const addPrivateStyle = async (): Promise<void> => (await import('./ui/private-style.ts')).addPrivateStyle()
const addFurtherIcons = async (): Promise<void> => (await import('./ui/icons/further-icons.ts')).addFurtherIcons()

/** Brings all that a page in another language shows in that of its reader. */
export async function addLanguage(texts: I18n, from: Language, to: Language): Promise<void> {
  const first = texts.hasResourceBundle(to, 'common') ? undefined : loadTexts(to)
  const held = NAMES.filter((set) => set === 'late' || texts.hasResourceBundle(from, SETS[set][1]))
  await Promise.all(held.map((set) => addSet(texts, to, set)))
  if (first) addTexts(texts, to, await first)
}

async function addSet(texts: I18n, language: Language, set: Set): Promise<void> {
  const [load, noun] = SETS[set]
  if (!texts.hasResourceBundle(language, noun)) addTexts(texts, language, await load(language))
}
