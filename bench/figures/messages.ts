import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Deployment } from '../harness/deployment.ts'
import { atMost, type Bench } from '../harness/figure.ts'

const codes = 60
const alerts = 12_000
const carrierMs = 1_000
/** Ten messages are sent at a time, so the carrier alone takes six seconds. */
const targetSeconds = 12
const waitSeconds = 120

/** Whether verification codes are sent once and in time by two processes, with a slow SMS carrier and a long queue of alerts. */
export const messages: Bench = {
  name: 'messages',
  run: async (open) => {
    const target = await open()
    const carrier = await startCarrier()
    await target.restart({ WASL_PROCESSES: '2', SMS_URL: carrier.address, SMS_TOKEN: 'bench' })
    const startedAt = performance.now()
    await queueMessages(target)
    const end = startedAt + waitSeconds * 1000
    while (new Set(carrier.received).size < codes && performance.now() < end) await pause(50)
    const seconds = (performance.now() - startedAt) / 1000
    // A message that two processes claimed would come a second time.
    await pause(3 * carrierMs)
    const missing = codes - new Set(carrier.received).size
    const repeated = carrier.received.length - new Set(carrier.received).size
    carrier.server.close()
    await target.restart({})
    return [
      atMost(`${codes} codes behind ${alerts.toLocaleString('en')} alerts: the last one sent`, seconds, targetSeconds, 's'),
      atMost('codes not sent', missing, 0, ''),
      atMost('codes sent twice', repeated, 0, ''),
    ]
  },
}

/** An SMS carrier that takes its time and notes the key of each message. */
async function startCarrier(): Promise<{ server: Server; address: string; received: string[] }> {
  const received: string[] = []
  const server = createServer((request, response) => {
    received.push(String(request.headers['idempotency-key']))
    setTimeout(() => response.end('{}'), carrierMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Safe: a server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo
  return { server, address: `http://127.0.0.1:${port}/messages`, received }
}

/** Writes the alerts and the codes at once, as requests would. */
async function queueMessages({ db }: Deployment): Promise<void> {
  const values = 'queue, priority, recipient, body, payload, created_at, run_at'
  await db.query(
    `insert into jobs (${values}) select queue, priority, recipient, body, payload, now(), now()
      from (select * from jobs where queue = 'live' limit 1) alert, generate_series(1, ${alerts})`,
  )
  await db.query(
    `insert into jobs (${values}) select 'sms', 1, '+966500000011', 'Code ' || n, null, now(), now() from generate_series(1, ${codes}) n`,
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
