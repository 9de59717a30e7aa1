import type { Plugin } from 'vite'

const LIBRARY = '@tanstack/react-router/dist/esm/'
const STAND_IN = '\0hatkhola:no-link'

/**
 * The router's routes bring its own link component along, which no screen uses (src/app/ui/navigation/screen-link.tsx says why): more than a kilobyte
 * of the first load. In the build something stands in for it that says so to whoever tries.
 */
export const routesWithoutLink = (): Plugin => ({
  name: 'hatkhola:routes-without-link',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (source === './link.js' && importer?.replaceAll('\\', '/').includes(LIBRARY) ? STAND_IN : undefined),
  load: (id) =>
    id === STAND_IN
      ? 'export const Link = () => { throw new TypeError("links are plain: see ui/screen-link.tsx") }; export { Link as createLink, Link as linkOptions, Link as useLinkProps }'
      : undefined,
})
