import { expect, it } from 'vitest'
import { treeOf } from '../../../src/tasks/cluster/process-tree.ts'

it('finds all that a process has started, and nothing else', () => {
  const parents = new Map([
    [10, 1],
    [11, 10],
    [12, 11],
    [13, 10],
    [20, 1],
    [21, 20],
  ])
  expect(treeOf(10, parents).toSorted()).toEqual([10, 11, 12, 13])
  expect(treeOf(21, parents)).toEqual([21])
})
