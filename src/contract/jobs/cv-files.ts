/** What may be sent as a CV: by content, whatever its name says. A picture is encoded anew, a PDF is kept as it is and never shown in a page. */
export const CV_UPLOAD = { types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'], mostBytes: 5 * 1024 * 1024 } as const

/** Code points, except where a name says otherwise. */
export const JOB_PROFILE_LIMITS = {
  nameLongest: 80,
  experienceLongest: 2000,
  mostSkills: 30,
  skillLongest: 40,
  /** Of all skills together, with what stands between them. */
  skillsLongest: 30 * 42,
  letterLongest: 2000,
  fileNameLongest: 80,
} as const
