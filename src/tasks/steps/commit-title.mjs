const LONGEST = 60
const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'chore']
/** Written by git itself. */
const GIT_OWN = /^(?:Merge |Revert |fixup! |squash! )/
const FORM = new RegExp(`^(?:${TYPES.join('|')})\\([a-z-]+\\): \\S.*[^.\\s]$`)

/** What is wrong with the title of a commit, in one sentence; nothing when it is in order. @param {string} title @returns {string | undefined} */
export function titleFault(title) {
  if (GIT_OWN.test(title)) return undefined
  if (title.length > LONGEST) return `The title has ${title.length} characters; ${LONGEST} are the most.`
  if (!FORM.test(title)) return `The title must be one of ${TYPES.join(', ')}, then a noun or wing in parentheses, a colon, and a sentence without a full stop.`
  return undefined
}
