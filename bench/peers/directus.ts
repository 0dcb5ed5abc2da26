import { newStoredCoupon } from './coupon-columns.ts'
import { columnOf, type Peer } from './peer.ts'

const version = '12.4.1'
const token = 'a-token-for-this-bench-only'
const headers = { authorization: `Bearer ${token}` }
const cli = 'node_modules/directus/cli.js'

/** Serves our own table with our own indexes; the accountability `all` writes a revision for each change. */
export const directus: Peer = {
  name: 'Directus',
  version,
  configuration: 'our table and indexes, static token, a revision for each change, no cache',
  files: {
    'package.json': JSON.stringify({ private: true, dependencies: { directus: version } }),
    'isolated-vm/package.json': JSON.stringify({ name: 'isolated-vm', version: '6.0.0', main: 'index.js' }),
    'isolated-vm/index.js': 'module.exports = { Isolate: class {}, Reference: class {}, ExternalCopy: class {} }',
  },
  overrides: {
    // Needs a compiler to install, and only custom scripts of flows use it: the bench has none, so an empty package takes its place.
    'isolated-vm': 'file:./isolated-vm',
    // Its own back office, which the bench does not open; the version that it asks for is not in every registry.
    '@directus/app': '18.0.0',
  },
  env: (port, databaseUrl) => ({
    ...{ HOST: '127.0.0.1', PORT: String(port), SECRET: 'only for this bench', LOG_LEVEL: 'warn' },
    ...{ DB_CLIENT: 'pg', DB_CONNECTION_STRING: databaseUrl, CACHE_ENABLED: 'false', TELEMETRY: 'false' },
    ...{ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a-password-for-this-bench', ADMIN_TOKEN: token },
    ...{ RATE_LIMITER_ENABLED: 'false', PRESSURE_LIMITER_ENABLED: 'false' },
  }),
  prepare: [[cli, 'bootstrap']],
  start: () => [cli, 'start'],
  readyPath: '/server/ping',
  open: async (_, address) => {
    // It serves a table once the table has an entry of its own.
    const response = await fetch(`${address}/collections/coupons`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ meta: { accountability: 'all' } }),
    })
    if (!response.ok) throw new Error(`bench: Directus returned ${response.status} for its collection: ${await response.text()}`)
    return headers
  },
  rowId: async ({ db }) => (await db.query<{ id: string }>('select id from coupons limit 1')).rows[0]?.id ?? '',
  path: '/items/coupons',
  list: ({ sort, descending, filters, start }) => [
    ['sort', `${descending ? '-' : ''}${sort === 'title' ? 'title_en' : sort}`],
    ['limit', '20'],
    ['offset', String(start)],
    ['meta', 'filter_count'],
    ...filters.map(([param, value]): [string, string] => {
      const { column, operator } = columnOf(param)
      return [`filter[_and][][${column}][_${operator}]`, value]
    }),
  ],
  newRow: newStoredCoupon,
}
