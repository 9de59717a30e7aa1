/** The categories a service belongs to, from the highest level down. */
export const serviceBranch = ({ service_category, service_subcategory }: { service_category: number; service_subcategory: number }): number[] => [
  service_category,
  service_subcategory,
]
