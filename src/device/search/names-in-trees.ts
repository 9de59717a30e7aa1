import * as v from 'valibot'
import { categoryNames } from '#contract/core/category-names.ts'
import { Id } from '#contract/core/fields.ts'
import type { CachedSnapshot } from '../snapshots/snapshots.ts'
import type { SearchedNoun } from './search-cached.ts'

const Tree = v.array(v.object({ id: Id, title: v.string(), title_bn: v.string() }))

/**
 * The names of categories in the trees that this phone holds. A level whose tree is not held, or is of another shape, has no names.
 * @param noun of the answers with the trees. @param levels their addresses, from the highest level down
 */
export const namesInTrees = <Card>(
  noun: string,
  levels: readonly string[],
  branchOf: (card: Card) => readonly (number | null | undefined)[],
): NonNullable<SearchedNoun<Card>['categoryNames']> => ({
  nouns: [noun],
  read: (answers) => {
    const namesOf = categoryNames(levels.map((address) => treeAt(answers, address)))
    return (card) => namesOf(branchOf(card))
  },
})

function treeAt(answers: readonly CachedSnapshot[], address: string) {
  const tree = v.safeParse(Tree, answers.find((answer) => answer.address === address)?.body)
  return tree.success ? tree.output : []
}
