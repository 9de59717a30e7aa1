import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const TREE = /[\\/]src[\\/]app[\\/]route-tree\.gen\.ts$/
const ROUTE = /[\\/]src[\\/]app[\\/]routes[\\/][^?]+\.tsx$/
const IMPORT = /^import \{ Route as (\w+) \} from '([^']+)'$/gm
const PLACING = /const \w+ =\s+(\w+)\.update\(\{\s*id: ('[^']+'),\s*path: ('[^']+'),\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any\)/g
/** What the plugin of the routes reads and leaves behind. */
const READ_BY_THE_BUILD = /\bcodeSplitGroupings: \[\s*\[[^;]*?\]\s*\],\s*/

/**
 * The generated tree of routes as every page needs it: each route once, without the names and types that only the compiler reads. All routes
 * stand right below the root; a tree of another shape is refused, as a page without some of its routes would be.
 * @throws {Error} when the tree is not of that shape.
 */
export function leanTree(source: string): string {
  const imports = [...source.matchAll(IMPORT)].map(([line]) => line)
  const routes = [...source.matchAll(PLACING)].map(([, route, id, path]) => `  placed(${route}, ${id === path ? id : `${id}, ${path}`}),`)
  if (routes.length === 0 || routes.length !== imports.length - 1) throw new Error('the tree of routes has another shape than src/tasks/lean-routes.ts knows')
  return [
    ...imports,
    'const placed = (route, id, path = id) => route.update({ id, path, getParentRoute: () => rootRouteImport })',
    `export const routeTree = rootRouteImport._addFileChildren([\n${routes.join('\n')}\n])`,
  ].join('\n')
}

/** Leaves out of the routes what only the build reads: every page pays for each of them. */
export const leanRoutes = (): Plugin => ({
  name: 'hatkhola:lean-routes',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: TREE }, handler: (id) => leanTree(readFileSync(id, 'utf8')) },
})

/** The same of what stands in a route, once the plugin of the routes has read it. */
export const leanRouteOptions = (): Plugin => ({
  name: 'hatkhola:lean-route-options',
  apply: 'build',
  enforce: 'post',
  transform: { filter: { id: ROUTE }, handler: (source) => ({ code: source.replace(READ_BY_THE_BUILD, ''), map: null }) },
})
