import { serviceBranch } from '#contract/services/service-branch.ts'
import { listServiceCategories } from '#contract/services/services.ts'
import { SERVICE_LIST } from '#contract/services/services-filter.ts'
import { SERVICES } from '#contract/services/services-resource.ts'
import { HELD_SERVICES } from '../snapshots/cached-services.ts'
import { namesInTrees } from './names-in-trees.ts'
import { searchedList } from './searched-list.ts'

/** One tree has both levels. */
const LEVELS = [listServiceCategories, listServiceCategories].map(({ path }) => path)

/** Services as they are found among those. */
export const SEARCHED_SERVICES = searchedList({
  resource: SERVICES,
  held: HELD_SERVICES,
  list: SERVICE_LIST,
  category: { branchOf: ({ service_category }) => service_category },
  categoryNames: namesInTrees('service-categories', LEVELS, serviceBranch),
})
