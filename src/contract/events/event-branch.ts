/** The categories an event belongs to, from the highest level down. */
export const eventBranch = ({
  event_category,
  event_subcategory,
  event_subsubcategory,
}: {
  event_category?: number | null | undefined
  event_subcategory?: number | null | undefined
  event_subsubcategory?: number | null | undefined
}): (number | null | undefined)[] => [event_category, event_subcategory, event_subsubcategory]
