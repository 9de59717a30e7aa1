import type { Plugin } from 'vite'

const HELPER = /^\0vite\/preload-helper\.js$/

/**
 * What is imported later brings no style sheet of its own here (src/tasks/shell-page.ts): of the bundler's helper that would wait for one
 * only the word remains that a script could not be had. @see src/app/state/connection/worker.ts
 * The router would load the page anew by an error that begins as browsers begin it, on a network that does not answer too: so it begins otherwise.
 */
export const leanImports = (): Plugin => ({
  name: 'hatkhola:lean-imports',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: HELPER }, handler: () => CODE },
  generateBundle: (_, bundle) => {
    const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'))
    if (sheets.length > 1) throw new Error(`nothing would wait for ${sheets.join(', ')}`)
  },
})

/** `async()=>{let{a:b}=await(import("x"));return{a:b}},[]`: what the bundler needed to know which exports are used. */
const PICKED = /async\(\)=>\{(?:let|const)(\{[^{}]*\})=await\(?(import\("[^"]+"\))\)?;return\1\}/g
const WITHOUT_SHEETS = /(=>import\("[^"]+"\)),\[\]\)/g

/** @param code minified. Leaves out what is said around each import and has been read by then. */
export const plainImports = (code: string): string => code.replace(PICKED, '()=>$2').replace(WITHOUT_SHEETS, '$1)')

const CODE = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  dispatchEvent(event)
  if (error instanceof TypeError) error.message = 'Not here: ' + error.message
  if (!event.defaultPrevented) throw error
})`
