/**
 * The first lines that run in the browser. Each part of the library is brought in by itself with a breath between, so that its
 * evaluation is a short task of its own and a tap in between is answered.
 */
import 'virtual:uno.css'

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

await import('./first/react.ts')
await breathe()
await import('./first/router.ts')
await breathe()
await import('./first/texts.ts')
await breathe()
const { openPage } = await import('./client.tsx')
await openPage()
