import { copyCoupons, couponColumns, newStoredCoupon, peerColumn } from './coupon-columns.ts'
import { columnOf, type Peer } from './peer.ts'

const version = '3.90.2'
const key = '00000000-0000-4000-8000-000000000000'
const types = { text: 'text', choice: 'select', integer: 'number', boolean: 'checkbox', date: 'date' }
const operators: Readonly<Record<string, string>> = { eq: 'equals', gte: 'greater_than_equal', lte: 'less_than_equal' }

const fields = couponColumns.map(({ name, type, options }) => ({
  name,
  type: types[type],
  ...(type === 'choice' && { options }),
  ...(name === 'code' && { unique: true }),
}))
const cli = 'node_modules/next/dist/bin/next'
const dateNames = new Set(couponColumns.filter(({ type }) => type === 'date').map(({ name }) => name))
const choiceNames = new Set(couponColumns.filter(({ type }) => type === 'choice').map(({ name }) => name))

// Its dates are instants, its choices types of the database.
function cast(name: string): string {
  if (dateNames.has(name)) return `${name}::timestamptz`
  return choiceNames.has(name) ? `${name}::text::payload.enum_coupons_${name}` : name
}

/** Serves a table of its own with the same rows and columns, as an app of Next.js; a version is stored for each change. */
export const payload: Peer = {
  name: 'Payload',
  version,
  configuration: 'own table with the same columns and an index on each, API key, a version for each change, Next.js 16.4.6',
  files: {
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        ...{ payload: version, '@payloadcms/next': version, '@payloadcms/db-postgres': version },
        ...{ next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', graphql: '16.11.0', sharp: '0.35.5' },
      },
    }),
    'payload.config.js': `
      import { postgresAdapter } from '@payloadcms/db-postgres'
      import { buildConfig } from 'payload'
      export default buildConfig({
        secret: 'only for this bench',
        telemetry: false,
        db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL, max: 10 }, schemaName: 'payload', idType: 'uuid' }),
        collections: [
          { slug: 'users', auth: { useAPIKey: true }, fields: [] },
          { slug: 'coupons', versions: { maxPerDoc: 0 }, fields: ${JSON.stringify(fields)} },
        ],
      })`,
    'next.config.mjs': `import { withPayload } from '@payloadcms/next/withPayload'; export default withPayload({})`,
    'jsconfig.json': JSON.stringify({ compilerOptions: { baseUrl: '.', paths: { '@payload-config': ['./payload.config.js'] } } }),
    'app/layout.js': `export default ({ children }) => <html><body>{children}</body></html>`,
    'app/api/[...slug]/route.js': `
      import config from '@payload-config'
      import { REST_GET, REST_POST } from '@payloadcms/next/routes'
      export const GET = REST_GET(config)
      export const POST = REST_POST(config)`,
    'app/ready/route.js': `export const GET = () => new Response('ready')`,
    // Its development mode creates the tables.
    'create-tables.js': `
      process.env.NODE_ENV = 'development'
      const { getPayload } = await import('payload')
      const { default: config } = await import('./payload.config.js')
      const payload = await getPayload({ config })
      const data = { email: 'admin@example.com', password: 'a-password-for-this-bench', enableAPIKey: true, apiKey: '${key}' }
      await payload.create({ collection: 'users', data })
      process.exit(0)`,
  },
  build: [[cli, 'build']],
  env: (port, databaseUrl) => ({ PORT: String(port), DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1', PAYLOAD_TELEMETRY: 'false' }),
  prepare: [['create-tables.js']],
  start: (port) => [cli, 'start', '-p', String(port), '-H', '127.0.0.1'],
  readyPath: '/ready',
  open: async ({ db }) => {
    await copyCoupons(db, 'payload.coupons', { created_at: 'created_at', updated_at: 'updated_at' }, cast)
    return { authorization: `users API-Key ${key}` }
  },
  rowId: async ({ db }) => (await db.query<{ id: string }>('select id from payload.coupons limit 1')).rows[0]?.id ?? '',
  path: '/api/coupons',
  list: ({ sort, descending, filters, start }) => [
    ['sort', `${descending ? '-' : ''}${peerColumn(sort)}`],
    ['limit', '20'],
    ['page', String(start / 20 + 1)],
    ['depth', '0'],
    ...filters.map(([param, value]): [string, string] => {
      const { column, operator } = columnOf(param)
      return [`where[${column}][${operators[operator]}]`, value]
    }),
  ],
  newRow: newStoredCoupon,
}
