import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../api/testing/postgres.ts'
import { createChatPeople } from './chat/people.ts'
import { createReceiver, type Receiver } from './chat/receiver.ts'
import { sendSteadily } from './chat/sender.ts'
import { connect } from './harness/database.ts'
import { startServer } from './harness/deployment.ts'
import { cpuSeconds } from './harness/process-usage.ts'

// How long messages may take to arrive after the last fault; later ones count as lost.
const settleMs = 60_000
const option = (name: string, fallback: number): number => Number(process.env[name] ?? fallback)
const sockets = option('SOCKETS', 500)
const perSecond = option('MESSAGES_PER_SECOND', 20)
const seconds = option('SECONDS', 30)

await run()

/** Chats over two processes on PostgreSQL: delivery times, and what is lost or doubled while connections break and a process is killed. */
async function run(): Promise<void> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('bench:chat: no PostgreSQL found; set DATABASE_URL')
  const folder = await mkdtemp(join(tmpdir(), 'wasl-bench-chat-'))
  const first = await startServer(folder, postgres.url, {})
  const second = await startServer(folder, postgres.url, {})
  const addresses = [first.address, second.address]
  const db = await connect(postgres.url)
  const pairs = await createChatPeople(db, Math.ceil(sockets / 2))
  const receivers: Receiver[] = []
  for (const { room_id, client, provider } of pairs) {
    receivers.push(await createReceiver(addresses, 0, { room_id, token: client, side: 'client' }))
    receivers.push(await createReceiver(addresses, 1, { room_id, token: provider, side: 'provider' }))
  }
  process.stdout.write(
    `${receivers.length} sockets in ${pairs.length} rooms over two processes; ${perSecond} messages/s each way for ${seconds} s\n`,
  )

  const cpu = () => [first.pid, second.pid, postgres.pid ?? 0].map(cpuSeconds).reduce((sum, used) => sum + used)
  const cpuBefore = cpu()
  const sending = sendSteadily({ addresses, pairs, perSecond, seconds })
  await pause((seconds * 1000) / 3)
  const brokenAt = performance.now()
  const cpuMs = (cpu() - cpuBefore) * 1000
  const broken = receivers.filter((_, index) => index % 5 === 0)
  for (const receiver of broken) receiver.breakConnection()
  await pause((seconds * 1000) / 3)
  process.kill(second.pid, 'SIGKILL')
  const sent = await sending
  const receiverOf = new Map(receivers.map((receiver) => [`${receiver.room_id} ${receiver.side}`, receiver]))
  const arrivalOf = ({ room_id, side, client_id }: (typeof sent)[number]) =>
    receiverOf.get(`${room_id} ${side === 'client' ? 'provider' : 'client'}`)?.arrivals.get(client_id)
  for (const until = performance.now() + settleMs; performance.now() < until && sent.some((message) => !arrivalOf(message)); )
    await pause(500)

  const times: { sentAt: number; ms: number }[] = []
  let [lost, doubled, fetched] = [0, 0, 0]
  for (const message of sent) {
    const arrivals = arrivalOf(message)
    if (!arrivals) lost += 1
    else if (arrivals.isFetched) fetched += 1
    else times.push({ sentAt: message.at, ms: arrivals.at - message.at })
    if (arrivals && arrivals.shown > 1) doubled += 1
  }
  const { rows } = await db.query<{ gaps: number; twice: number }>(`select
    (select count(*)::int from chat_rooms r where r.last_seq <> (select count(*) from chat_messages m where m.room_id = r.id)) as gaps,
    (select count(*)::int from (select 1 from chat_messages group by room_id, client_id having count(*) > 1) t) as twice`)
  const undisturbed = times.filter(({ sentAt }) => sentAt < brokenAt)
  const at = (share: number, of = times) => Math.round(of.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(of.length * share)] ?? 0)
  const figures = {
    'acknowledged messages': sent.length,
    'delivered by the socket': times.length,
    'fetched after a broken connection': fetched,
    'before the faults: CPU a message, ms': Math.round((cpuMs / undisturbed.length) * 10) / 10,
    'before the faults: delivery p50, ms': at(0.5, undisturbed),
    'before the faults: p95, ms (goal 100)': at(0.95, undisturbed),
    'delivery p50, ms': at(0.5),
    'delivery p95, ms (goal 100)': at(0.95),
    'delivery p99, ms': at(0.99),
    lost: lost,
    'shown twice': doubled,
    'rooms with gaps': rows[0]?.gaps,
    'stored twice': rows[0]?.twice,
    'sockets disconnected by force': broken.length,
  }
  for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name.padEnd(36)} ${value}\n`)
  for (const receiver of receivers) receiver.close()
  await first.stop()
  await db.end()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  process.exitCode = lost + doubled + (rows[0]?.gaps ?? 1) + (rows[0]?.twice ?? 1) === 0 ? 0 : 1
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
