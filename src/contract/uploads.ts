/** Pictures that people send. */
export const UPLOADS = {
  /** What those of one person may weigh together, in all their widths: megabytes. */
  mostOfOne: 200,
  /**
   * So many days a picture stays that nothing shows. It was sent for a form that may still be a draft on a phone, and drafts are kept until
   * they are posted or thrown away; one that is not posted within a month is hardly posted as it was.
   */
  keepDays: 30,
} as const
