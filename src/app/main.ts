/** The last script of the first load to run: by then the boot script in index.html has had the libraries evaluated, one by one. */
import 'virtual:uno.css'
// Before any other script can make a policy.
import './state/trusted-types.ts'
import './ui/text/cleaner-policy.ts'
import './shell/first-parts.ts'
import './missing-files.ts'
import { openPage } from './client.tsx'

await openPage()
