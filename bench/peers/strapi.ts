import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCoupons, couponColumns, newStoredCoupon, peerColumn } from './coupon-columns.ts'
import { columnOf, type Peer } from './peer.ts'

const version = '5.54.0'
const types = { text: 'string', choice: 'enumeration', integer: 'integer', boolean: 'boolean', date: 'date' }

const schema = {
  kind: 'collectionType',
  collectionName: 'coupons',
  info: { singularName: 'coupon', pluralName: 'coupons', displayName: 'Coupon' },
  options: { draftAndPublish: false },
  attributes: Object.fromEntries(
    couponColumns.map(({ name, type, options }) => [
      name,
      { type: types[type], ...(type === 'choice' && { enum: options }), ...(name === 'code' && { unique: true }) },
    ]),
  ),
}

const factory = (part: string) => `module.exports = require('@strapi/strapi').factories.createCore${part}('api::coupon.coupon')`
const exported = (value: unknown) => `module.exports = ${JSON.stringify(value)}`
const middlewares = ['errors', 'security', 'cors', 'query', 'body', 'session', 'favicon', 'public', 'logger'].map(
  (name) => `strapi::${name}`,
)
const secret = 'only for this bench'

/** Serves a table of its own with the same rows and columns. The free edition has no history, so a row is created without one. */
export const strapi: Peer = {
  name: 'Strapi',
  version,
  configuration: 'own table with the same columns and an index on each, API token, without a history, no admin panel',
  files: {
    'package.json': JSON.stringify({
      name: 'peer',
      private: true,
      dependencies: {
        '@strapi/strapi': version,
        pg: '8.23.1',
        ...{ react: '18.3.1', 'react-dom': '18.3.1', 'react-router-dom': '6.30.3', 'styled-components': '6.1.19' },
      },
      strapi: { uuid: false },
    }),
    'config/database.js': `module.exports = () => ({ connection: { client: 'postgres', connection: { connectionString: process.env.DATABASE_URL, schema: 'strapi' }, pool: { min: 2, max: 10 } } })`,
    'config/server.js': `module.exports = () => ({ host: '127.0.0.1', port: Number(process.env.PORT), app: { keys: ['${secret}'] } })`,
    'config/admin.js': exported({
      ...{ auth: { secret }, apiToken: { salt: secret }, transfer: { token: { salt: secret } } },
      ...{ secrets: { encryptionKey: secret }, serveAdminPanel: false },
    }),
    'config/middlewares.js': exported(middlewares),
    'config/logger.js': exported({ level: 'warn' }),
    'config/api.js': exported({ rest: { defaultLimit: 20, maxLimit: 100, withCount: true } }),
    'public/uploads/.keep': '',
    'src/api/coupon/content-types/coupon/schema.json': JSON.stringify(schema),
    'src/api/coupon/controllers/coupon.js': factory('Controller'),
    'src/api/coupon/services/coupon.js': factory('Service'),
    'src/api/coupon/routes/coupon.js': factory('Router'),
    'src/index.js': `module.exports = { register() {}, async bootstrap({ strapi }) {
      const { accessKey } = await strapi.service('admin::api-token').create({ name: 'bench', type: 'full-access', lifespan: null, description: '' })
      require('node:fs').writeFileSync('token', accessKey)
    } }`,
    'create-schema.js': `const client = new (require('pg').Client)(process.env.DATABASE_URL)
      client.connect().then(() => client.query('create schema strapi')).then(() => client.end())`,
    'start.js': `require('@strapi/strapi').createStrapi({ appDir: __dirname, distDir: __dirname }).start()`,
  },
  env: (port, databaseUrl) => ({ PORT: String(port), DATABASE_URL: databaseUrl, STRAPI_TELEMETRY_DISABLED: 'true' }),
  prepare: [['create-schema.js']],
  start: () => ['start.js'],
  readyPath: '/_health',
  open: async ({ db }, _, folder) => {
    await copyCoupons(db, 'strapi.coupons', {
      document_id: 'id::text',
      created_at: 'created_at',
      updated_at: 'updated_at',
      published_at: 'created_at',
    })
    return { authorization: `Bearer ${readFileSync(join(folder, 'token'), 'utf8')}` }
  },
  rowId: async ({ db }) => (await db.query<{ id: string }>('select document_id as id from strapi.coupons limit 1')).rows[0]?.id ?? '',
  path: '/api/coupons',
  list: ({ sort, descending, filters, start }) => [
    ['sort', `${peerColumn(sort)}:${descending ? 'desc' : 'asc'}`],
    ['pagination[start]', String(start)],
    ['pagination[limit]', '20'],
    ...filters.map(([param, value]): [string, string] => {
      const { column, operator } = columnOf(param)
      return [`filters[${column}][$${operator}]`, value]
    }),
  ],
  newRow: () => ({ data: newStoredCoupon() }),
}
