/** The categories a job belongs to, from the highest level down. */
export const jobBranch = ({
  job_category,
  job_subcategory,
  job_subsubcategory,
}: {
  job_category: number
  job_subcategory: number
  job_subsubcategory: number
}): number[] => [job_category, job_subcategory, job_subsubcategory]
