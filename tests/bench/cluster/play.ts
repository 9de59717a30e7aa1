// npm run cluster -- play <fault>: fifty orders a second at a cluster while a part of it breaks. Ends with 1 when a promise does not hold.
import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/db/connection/open.ts'
import { primaryUrl } from '../../../src/tasks/cluster/plan.ts'
import { type Cluster, ClusterRefused, startCluster } from '../../../src/tasks/cluster/start-cluster.ts'
import { forwardSignals } from '../../../src/tasks/steps/run.mjs'
import { makeEvent, makeSeller, makeTicket } from '../../support/server/nouns/events.ts'
import { makeCrowd } from '../../support/server/orders/order-crowd.ts'
import { countSeats } from '../../support/server/orders/order-invariants.ts'
import { FAULTS } from './faults/faults.ts'
import { type Load, pauseAfter, startLoad } from './load.ts'
import { prove } from './proof.ts'
import type { Fault, Figure, Scene } from './scene.ts'

const EVENTS = 20
const SEATS = 100_000
const PRICE = 500
/** Enough for every order that can be begun. */
const BUYERS = 8000
const BEFORE_MS = 10_000
/** The longest outage that is promised and some seconds of orders after it. */
const AFTER_MS = 15_000

const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`)

async function play(fault: Fault, cluster: Cluster): Promise<Figure[]> {
  const database = await openDatabase({ url: primaryUrl(cluster.plan), dataFolder: '', label: 'cluster play', log: () => undefined })
  const scene: Scene = { cluster, database, say }
  try {
    const { tickets, buyers } = await makeMarket(scene)
    const atFirst = await countSeats(database.pool)
    const load = startLoad({ address: `http://127.0.0.1:${cluster.plan.haproxy.web}`, buyers, tickets, price: PRICE })
    await wait(BEFORE_MS)
    const pids = pidsOf(cluster)
    const beganAt = performance.now()
    const rateBefore = load.acknowledged.length / (BEFORE_MS / 1000)
    if (rateBefore < 1) throw new Error(`no orders come in: ${load.refused[0] ?? [...load.answers].join('; ')}`)
    const putRight = await fault.play(scene)
    await backAgain(load, beganAt, fault)
    const alive = aliveFigure(cluster, pids, fault)
    const more = await putRight()
    await wait(AFTER_MS / 3)
    await load.stop()
    return [...loadFigures({ load, beganAt, rateBefore, fault }), alive, ...more, ...(await prove(database, load.acknowledged, atFirst))]
  } finally {
    await database.close()
  }
}

async function makeMarket({ database, cluster }: Scene) {
  const seller = await makeSeller(database.db)
  const tickets: number[] = []
  for (let number = 0; number < EVENTS; number++) {
    const event = await makeEvent(database.db, { seller, seats: SEATS, price: PRICE })
    tickets.push(await makeTicket(database.db, event, { price: PRICE, seats: SEATS, capacity: SEATS }))
  }
  return { tickets, buyers: await makeCrowd(database, BUYERS, cluster.plan.secrets.app) }
}

/** Waits for orders after the fault, and then a while; or until twice the promised time has passed. */
async function backAgain({ acknowledged }: Load, beganAt: number, { mostSeconds }: Fault): Promise<void> {
  const end = beganAt + mostSeconds * 2000
  const quiet = () => acknowledged.filter(({ at }) => at > performance.now() - 3000).length
  // Answers that were under way when it broke still come.
  await wait(5000)
  while (performance.now() < end && quiet() < 60) await wait(200)
  await wait(AFTER_MS)
}

function pidsOf({ app }: Cluster): Map<string, number> {
  return new Map([...app.processes].map(([name, { pid }]) => [name, pid]))
}

function aliveFigure({ app }: Cluster, before: ReadonlyMap<string, number>, { kills = [] }: Fault): Figure {
  const left = [...app.processes].filter(([name]) => !kills.includes(name))
  const alive = left.filter(([name, one]) => one.isAlive() && one.pid === before.get(name))
  return { what: 'processes of the app that went on, none started again', value: `${alive.length} of ${left.length}`, holds: alive.length === left.length }
}

function loadFigures({ load, beganAt, rateBefore, fault }: { load: Load; beganAt: number; rateBefore: number; fault: Fault }): Figure[] {
  const { backAfter, longest } = pauseAfter(
    load.acknowledged.map(({ at }) => at),
    beganAt,
  )
  const answers = [...load.answers].toSorted(([a], [b]) => a.localeCompare(b)).map(([kind, count]) => `${kind}: ${count}`)
  return [
    { what: 'orders a second before it', value: rateBefore.toFixed(0), holds: rateBefore >= 40 },
    { what: 'orders acknowledged', value: String(load.acknowledged.length) },
    { what: 'answers by status', value: answers.join(', ') },
    { what: 'sent more than once with the same key', value: String(load.acknowledged.filter(({ times }) => times > 1).length) },
    { what: 'refused for good', value: load.refused[0] ?? 'none', holds: load.refused.length === 0 },
    {
      what: `longest time without an acknowledged order, seconds (at most ${fault.mostSeconds})`,
      value: longest.toFixed(1),
      holds: longest <= fault.mostSeconds,
    },
    // Without an outage the longest of the usual pauses stands somewhere.
    ...(longest < 1 ? [] : [{ what: 'it ended so many seconds after the fault began', value: backAfter.toFixed(1) }]),
  ]
}

function print(name: string, figures: readonly Figure[]): void {
  const widest = Math.max(...figures.map(({ what }) => what.length))
  console.log(`\n${name}: ${FAULTS[name]?.says}\n${cpus().length} processors, ${cpus()[0]?.model}\n`)
  for (const { what, value, holds } of figures) console.log(`${markOf(holds)} ${what.padEnd(widest)}  ${value}`)
}

function markOf(holds: boolean | undefined): string {
  if (holds === undefined) return '      '
  return holds ? 'holds ' : 'BROKEN'
}

async function main(name: string, webCount: number, keep: boolean): Promise<void> {
  const fault = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined
  if (!fault) {
    console.log(
      Object.entries(FAULTS)
        .map(([word, { says }]) => `${word.padEnd(14)}${says}`)
        .join('\n'),
    )
    if (name !== 'help') process.exitCode = 1
    return
  }
  forwardSignals(() => process.exit(130))
  const cluster = await startCluster({ webCount, keep, settings: { RATE_PER_MINUTE: '0', SEED: 'none' }, say })
  try {
    const figures = await play(fault, cluster)
    print(name, figures)
    if (figures.some(({ holds }) => holds === false)) process.exitCode = 1
  } finally {
    await cluster.stop()
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { web: { type: 'string', default: '3' }, keep: { type: 'boolean', default: false } },
})
try {
  await main(positionals[0] ?? 'help', Number(values.web), values.keep)
} catch (error) {
  console.error(error instanceof ClusterRefused ? error.message : error)
  process.exitCode = 1
}
