// The local payment gateway as a process of its own: port, folder of its book. Says a line when it is ready.
import { LOCAL_STORE, startLocalGateway } from '#server/adapters/payment/local-gateway/start-local-gateway.ts'

const [port, folder] = process.argv.slice(2)
const log = { warn: () => undefined, error: (facts: object, text: string) => console.error(text, facts) }
const { url } = await startLocalGateway({ port: Number(port), folder, store: LOCAL_STORE, controls: true, log })
console.log(url)
