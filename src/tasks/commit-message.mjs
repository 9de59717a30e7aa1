// Called by the commit-msg hook with the file that holds the message: refuses a title of another form.
import { readFileSync } from 'node:fs'
import { titleFault } from './steps/commit-title.mjs'

const [title = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n')
const fault = titleFault(title)
if (fault) {
  console.error(`${title}\n${fault}\nThe form is: type(noun or wing): what is true now`)
  process.exitCode = 1
}
