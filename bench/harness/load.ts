import autocannon from 'autocannon'
import { percentile } from './percentile.ts'
import { cpuSeconds } from './process-usage.ts'

export type LoadTarget = { address: string; serverPid: number; postgresPid: number | undefined }
export type LoadRequest = {
  /** A function is called once per request. */
  path: string | (() => string)
  headers?: Record<string, string>
  /** Sends each request from another address; the server has to trust a proxy. */
  fromManyAddresses?: boolean
  method?: 'GET' | 'POST'
  /** The body of each request; called once per request. */
  body?: () => unknown
}
type LoadOptions = { connections: number; seconds: number }
export type LoadResult = {
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** CPU milliseconds per request: less dependent on other programs on the machine than the throughput. */
  serverCpuMs: number
  postgresCpuMs: number
}

/** Sends requests over several connections for some seconds, after a warm-up. Throws if one is not answered with 2xx, or if none is answered in time. */
export async function load(target: LoadTarget, request: LoadRequest, { connections, seconds }: LoadOptions): Promise<LoadResult> {
  await send(target, request, connections, Math.max(1, seconds / 4))
  const before = cpuOf(target)
  const { times, perSecond } = await send(target, request, connections, seconds)
  const { path, method = 'GET' } = request
  if (times.length === 0)
    throw new Error(`bench: no answer to ${method} ${typeof path === 'string' ? path : path()} within ${seconds} s, ${connections} at once`)
  return resultOf(target, before, times, perSecond)
}

/**
 * As `load`, but each connection waits for its last response, however long it takes, and none is left to the server at the end: for programs that may need seconds for
 * a request.
 */
export async function loadPatiently(target: LoadTarget, request: LoadRequest, { connections, seconds }: LoadOptions): Promise<LoadResult> {
  const { path, headers, method = 'GET', body } = request
  const times: number[] = []
  const sendOne = async () => {
    const sentAt = performance.now()
    const options = { method, headers: { ...headers, 'content-type': 'application/json' }, ...(body && { body: JSON.stringify(body()) }) }
    const response = await fetch(target.address + (typeof path === 'string' ? path : path()), options)
    const text = await response.text()
    // GraphQL reports errors with the status 200.
    if (!response.ok || /"errors"|"errorCode"/.test(text))
      throw new Error(`bench: ${response.url} returned ${response.status}: ${text.slice(0, 300)}`)
    times.push(performance.now() - sentAt)
  }
  const sendAll = async (until: number) => {
    const sendSome = async () => {
      do await sendOne()
      while (performance.now() < until)
    }
    await Promise.all(Array.from({ length: connections }, sendSome))
  }
  await sendAll(performance.now() + seconds * 250)
  times.length = 0
  const before = cpuOf(target)
  const startedAt = performance.now()
  await sendAll(startedAt + seconds * 1000)
  return resultOf(target, before, times, (times.length * 1000) / (performance.now() - startedAt))
}

type Cpu = { server: number; postgres: number }

const cpuOf = (target: LoadTarget): Cpu => ({ server: cpuSeconds(target.serverPid), postgres: postgresCpuSeconds(target) })

function resultOf(target: LoadTarget, before: Cpu, times: readonly number[], perSecond: number): LoadResult {
  const after = cpuOf(target)
  return {
    perSecond,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    p99Ms: percentile(times, 0.99),
    serverCpuMs: ((after.server - before.server) * 1000) / times.length,
    postgresCpuMs: ((after.postgres - before.postgres) * 1000) / times.length,
  }
}

const postgresCpuSeconds = ({ postgresPid }: LoadTarget): number => (postgresPid === undefined ? 0 : cpuSeconds(postgresPid))

const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

function send(
  { address }: LoadTarget,
  { path, headers, fromManyAddresses = false, method = 'GET', body }: LoadRequest,
  connections: number,
  duration: number,
) {
  const times: number[] = []
  let failure: string | undefined
  const startedAt = performance.now()
  return new Promise<{ times: number[]; perSecond: number }>((resolve, reject) => {
    const isFixed = typeof path === 'string' && !body && !fromManyAddresses
    let sentBefore = 0
    const nextPath = () => (typeof path === 'string' ? path : path())
    const setupRequest = (request: autocannon.Request, context: object) => ({
      ...request,
      ...Object.assign(context, { path: nextPath() }),
      ...(body && { body: JSON.stringify(body()) }),
      ...(fromManyAddresses && { headers: { ...request.headers, 'x-forwarded-for': addressOf(sentBefore++) } }),
    })
    const sent = {
      method,
      path: nextPath(),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(!isFixed && { setupRequest }),
      onResponse: (status: number, body: string, context: object) => {
        if (status < 200 || status > 299)
          failure ??= `${'path' in context ? context.path : sent.path} returned ${status}: ${body.slice(0, 300)}`
      },
    }
    const running = autocannon({ url: address, connections, duration, requests: [sent] }, (error, { errors }) => {
      if (error || errors > 0 || failure !== undefined)
        reject(new Error(`bench: ${failure ?? `${sent.path}: ${error?.message ?? `${errors} errors`}`}`))
      else resolve({ times, perSecond: (times.length * 1000) / (performance.now() - startedAt) })
    })
    running.on('response', (_, __, ___, ms) => {
      times.push(ms)
    })
  })
}
