import { pages as pathOf } from '../../shared/pages/pages.ts'
import type { Deployment } from '../harness/deployment.ts'
import { atLeast, atMost, type Bench, rounded } from '../harness/figure.ts'
import { load } from '../harness/load.ts'

const connections = 50

const changesPerSecond = 5

/** A guest whose session has ended gets a page of their own. */
const uncached = { cookie: 'session_ended=bench' }

/** Server-rendered pages: the home page for guests and the list of services when they are not cached, the home page also with a parameter that it does not read and while its content changes, and a page of a logged-in client. */
export const pages: Bench = {
  name: 'pages',
  run: async (open, { seconds }) => {
    const target = await open()
    const { cookie = '' } = target.client
    const home = await load(target, { path: '/' }, { connections, seconds })
    let visits = 0
    const referred = await load(target, { path: () => `/?ref=partner-${visits++}` }, { connections, seconds })
    const changing = await whileContentChanges(target, () => load(target, { path: '/' }, { connections, seconds }))
    const uncachedHome = await load(target, { path: '/', headers: uncached }, { connections, seconds })
    const uncachedServices = await load(target, { path: pathOf.services(), headers: uncached }, { connections, seconds })
    const orders = await load(target, { path: '/orders', headers: { cookie } }, { connections, seconds })
    return [
      atLeast('home, guest, 50 connections', home.perSecond, 2000, '/s'),
      atMost('home, guest, p99', home.p99Ms, 100, 'ms'),
      atLeast(
        'home with a parameter that it does not read',
        referred.perSecond / home.perSecond,
        0.9,
        '×',
        `${rounded(referred.perSecond)}/s`,
      ),
      atLeast(`home while ${changesPerSecond} rows change each second`, changing.perSecond, 1000, '/s'),
      atMost('  its p99', changing.p99Ms, 150, 'ms'),
      atMost('home, guest, not cached, server CPU', uncachedHome.serverCpuMs, 15, 'ms', `${rounded(uncachedHome.perSecond)}/s`),
      atMost('services, guest, not cached, server CPU', uncachedServices.serverCpuMs, 12, 'ms', `${rounded(uncachedServices.perSecond)}/s`),
      atLeast('orders, logged in, 50 connections', orders.perSecond, 500, '/s', `CPU ${rounded(orders.serverCpuMs)} ms`),
      atMost('orders, logged in, p99', orders.p99Ms, 250, 'ms'),
    ]
  },
}

/** Writes to rows of public content while a load runs. */
async function whileContentChanges<T>({ db }: Deployment, run: () => Promise<T>): Promise<T> {
  const timer = setInterval(
    () => void db.query('update faqs set updated_at = now() where id = (select id from faqs limit 1)'),
    1000 / changesPerSecond,
  )
  try {
    return await run()
  } finally {
    clearInterval(timer)
  }
}
