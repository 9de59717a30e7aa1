import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'

const LOCALES = resolve(import.meta.dirname, '../../../locales')

/** Latin words that stand in Bangla sentences: names such as Google, and PDF. */
const OWN_LATIN = new Set(
  readdirSync(resolve(LOCALES, 'bn'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap(
      (file) =>
        readFileSync(resolve(LOCALES, 'bn', file), 'utf8')
          .replace(/"[\w.-]+":|\{\{[^}]*\}\}|<[^>]*>/g, ' ')
          .match(/\p{Script=Latin}+/gu) ?? [],
    ),
)

/**
 * Texts of the screen in the letters of one language that say they are in the other: a screen reader reads them with the wrong voice, or leaves
 * them out. Between commas and the like, a part in other letters than its sentence counts as a text. Addresses and codes belong to no language.
 */
export const foreignWords = (page: Page): Promise<string[]> =>
  page.evaluate(
    (ownLatin) => {
      const own = new Set(ownLatin)
      const isForeign = (text: string, language: string): boolean => {
        // The number of an order may happen to have no digit.
        const plain = text.replace(/\S*[@/\d_]\S*|\b[A-Z]{10}\b/g, ' ')
        const bangla = /\p{Script=Bengali}/u.test(plain)
        const latin = (plain.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => language === 'en' || (word.length > 1 && !own.has(word)))
        return language === 'en' ? bangla && latin.length === 0 : latin.length > 0 && !bangla
      }
      const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found = new Set<string>()
      while (walker.nextNode()) {
        const around = walker.currentNode.parentElement
        const text = walker.currentNode.nodeValue ?? ''
        if (!around || !/\p{L}/u.test(text) || around.closest('script, style, noscript, svg, [aria-hidden=true], textarea')) continue
        const language = around.closest('[lang]')?.getAttribute('lang') ?? ''
        // Before it is taken apart at the colon.
        const spoken = text.replace(/\bhttps?:\S+/g, ' ')
        if (!spoken.split(/[,·:;|()“”"–—]/).some((part) => isForeign(part, language))) continue
        if (around.checkVisibility({ visibilityProperty: true })) found.add(`${language}: ${around.outerHTML.slice(0, 200)}`)
      }
      return [...found]
    },
    [...OWN_LATIN],
  )
