/** A process that opens the database of a folder and holds it until it is told to stop, or killed: `node database-holder.ts <folder> <label>`. */
import { openDatabase } from '#server/db/connection/open.ts'

const [folder = '', label = 'holder'] = process.argv.slice(2)
const database = await openDatabase({ dataFolder: folder, label, log: () => undefined, fast: true })
process.stdout.write('held\n')
process.on('SIGTERM', () => void database.close())
