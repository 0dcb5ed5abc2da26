import { atLeast, atMost, type Bench } from '../harness/figure.ts'
import { load } from '../harness/load.ts'

const connections = 50

/** Server-rendered pages: the home page for guests, and a page of a logged-in client. */
export const pages: Bench = {
  name: 'pages',
  run: async (open, { seconds }) => {
    const target = await open()
    const { cookie = '' } = target.client
    const home = await load(target, { path: '/' }, { connections, seconds })
    const orders = await load(target, { path: '/orders', headers: { cookie } }, { connections, seconds })
    return [
      atLeast('home, guest, 50 connections', home.perSecond, 2000, '/s'),
      atMost('home, guest, p99', home.p99Ms, 100, 'ms'),
      atLeast('orders, logged in, 50 connections', orders.perSecond, 200, '/s'),
      atMost('orders, logged in, p99', orders.p99Ms, 400, 'ms'),
    ]
  },
}
