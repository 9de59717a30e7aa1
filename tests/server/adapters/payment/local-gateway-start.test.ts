import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LOCAL_STORE, startLocalGateway } from '#server/adapters/payment/local-gateway/start-local-gateway.ts'

const log = { warn: () => undefined, error: () => undefined }

it('a gateway without controls has no switches', async () => {
  const plain = await startLocalGateway({ port: 0, store: LOCAL_STORE, log })
  for (const path of ['ledger', 'pay', 'switches', 'release']) {
    for (const method of ['GET', 'POST']) expect((await fetch(`${plain.url}/__control/${path}`, { method })).status).toBe(404)
  }
  await plain.stop()
})

it('a damaged file of payments is not replaced by an empty one', async () => {
  const damaged = await mkdtemp(join(tmpdir(), 'hatkhola-gateway-'))
  const options = { port: 0, folder: damaged, store: LOCAL_STORE, log }
  await (await startLocalGateway(options)).stop()
  await writeFile(join(damaged, 'payments.json'), '{"sessions":[')
  await expect(startLocalGateway(options)).rejects.toThrow(/cannot be read/)
  expect(await readFile(join(damaged, 'payments.json'), 'utf8')).toBe('{"sessions":[')
  await rm(damaged, { recursive: true })
})

it('a gateway whose port is taken takes another one', async () => {
  const first = await startLocalGateway({ port: 0, store: LOCAL_STORE, log })
  const port = Number(new URL(first.url).port)
  const second = await startLocalGateway({ port, store: LOCAL_STORE, log })
  expect(second.url).not.toBe(first.url)
  await second.stop()
  await first.stop()
})
