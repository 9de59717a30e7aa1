import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leanTree } from '../../src/tasks/lean-routes.ts'

const TREE = readFileSync(new URL('../../src/app/route-tree.gen.ts', import.meta.url), 'utf8')

describe('the tree of routes on its way to a phone', () => {
  it('has every route there is, at its path', () => {
    const lean = leanTree(TREE)
    const placed: Record<string, string> = {}
    const root = { _addFileChildren: (children: unknown[]) => children }
    const route = (name: string) => ({ update: ({ id, path }: { id: string; path: string }) => Object.assign(placed, { [id]: path }) && name })
    const names = [...lean.matchAll(/^import \{ Route as (\w+) \}/gm)].map(([, name = '']) => name)
    const body = lean.replaceAll(/^import .*$/gm, '').replace('export const routeTree =', 'return')
    const children = new Function(...names, body)(...names.map((name) => (name === 'rootRouteImport' ? root : route(name)))) as string[]
    expect(children).toHaveLength(names.length - 1)
    expect(placed).toMatchObject({ '/': '/', '/events': '/events', '/blogs_/$blogId': '/blogs/$blogId', '/hiring/$': '/hiring/$' })
    const ids = [...TREE.matchAll(/^ {2}id: '([^']+)',$/gm), ...TREE.matchAll(/^ {4}id: '([^']+)',$/gm)].map(([, id = '']) => id)
    expect(Object.keys(placed).sort()).toEqual([...new Set(ids)].sort())
  })

  it('is refused where routes stand below others, rather than losing some', () => {
    expect(() => leanTree(TREE.replace('getParentRoute: () => rootRouteImport', 'getParentRoute: () => EventsRoute'))).toThrow('another shape')
    expect(() => leanTree('')).toThrow('another shape')
  })
})
