import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstProducts, peerProducts, type StorePeer } from './store-peer.ts'

const version = '2.21.2'
const cli = 'node_modules/@medusajs/cli/cli.js'
const react = { react: '18.3.1', 'react-dom': '18.3.1' }
const sorts = ['title', '-title', '-created_at']

type Made = { key: string; region: string; categories: string[] }

/**
 * Its list of products, as a new project has it: it reads the ids of all products of the sales channel for each page and counts no facets. Its Search Module, which does,
 * needs an index of the project's own, and its Index Module is experimental: neither is set up.
 */
export const medusa: StorePeer = {
  name: 'Medusa',
  version,
  configuration:
    'own database, 100,000 products with a variant each, its list without facets; no Search or Index Module, Redis and admin panel',
  files: {
    'package.json': JSON.stringify({
      private: true,
      dependencies: {
        ...{ '@medusajs/medusa': version, '@medusajs/framework': version, '@medusajs/cli': version },
        ...{ '@swc/core': '1.16.22', ...react },
      },
    }),
    'medusa-config.js': `
      const { defineConfig } = require('@medusajs/framework/utils')
      const secret = 'only for this bench'
      module.exports = defineConfig({
        projectConfig: {
          databaseUrl: process.env.DATABASE_URL,
          http: { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: secret, cookieSecret: secret },
        },
        admin: { disable: true },
      })`,
    'seed.js': `
      const { writeFileSync } = require('node:fs')
      const flows = require('@medusajs/medusa/core-flows')
      exports.default = async ({ container }) => {
        const run = async (workflow, input) => (await workflow(container).run({ input })).result
        const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Bench' }] })
        const [region] = await run(flows.createRegionsWorkflow, {
          regions: [{ name: 'Saudi Arabia', currency_code: 'sar', countries: ['sa'], payment_providers: ['pp_system_default'] }],
        })
        const [key] = await run(flows.createApiKeysWorkflow, { api_keys: [{ title: 'Bench', type: 'publishable', created_by: '' }] })
        await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })
        const categories = await run(flows.createProductCategoriesWorkflow, {
          product_categories: Array.from({ length: 20 }, (_, n) => ({ name: 'Category ' + n, is_active: true })),
        })
        const product = (_, n) => ({
          title: 'Product ' + n,
          handle: 'product-' + n,
          description: 'A product for this bench',
          status: 'published',
          category_ids: [categories[n % 20].id],
          sales_channels: [{ id: channel.id }],
          options: [{ title: 'Size', values: ['One'] }],
          variants: [
            { title: 'One', sku: 'SKU-' + n, manage_inventory: false, options: { Size: 'One' }, prices: [{ amount: 10 + n, currency_code: 'sar' }] },
          ],
        })
        await run(flows.createProductsWorkflow, { products: Array.from({ length: ${firstProducts} }, product) })
        const made = { key: key.token, region: region.id, categories: categories.map(({ id }) => id) }
        writeFileSync('made.json', JSON.stringify(made))
      }`,
  },
  env: (port, databaseUrl) => ({ PORT: String(port), DATABASE_URL: databaseUrl, MEDUSA_DISABLE_TELEMETRY: 'true', LOG_LEVEL: 'warn' }),
  prepare: [
    [cli, 'db:migrate'],
    [cli, 'exec', './seed.js'],
  ],
  start: (port) => [cli, 'start', '-p', String(port), '-H', '127.0.0.1'],
  readyPath: '/health',
  fill: `
    create temporary table copies as
      select n::text as n, 'bench_' || n as id, p.id as source from generate_series(${firstProducts}, ${peerProducts - 1}) n
      join product p on p.handle = 'product-' || n % ${firstProducts};
    insert into product (id, title, handle, description, status)
      select c.id, 'Product ' || n, 'product-' || n, p.description, p.status from copies c join product p on p.id = source;
    insert into product_option (id, title, is_exclusive) select id, 'Size', true from copies;
    insert into product_option_value (id, value, option_id) select id, 'One', id from copies;
    insert into product_product_option (id, product_id, product_option_id) select id, id, id from copies;
    insert into product_product_option_value (id, product_product_option_id, product_option_value_id) select id, id, id from copies;
    insert into product_variant (id, title, sku, manage_inventory, product_id) select id, 'One', 'SKU-' || n, false, id from copies;
    insert into product_variant_option (variant_id, option_value_id) select id, id from copies;
    insert into product_category_product (product_id, product_category_id)
      select c.id, p.product_category_id from copies c join product_category_product p on p.product_id = source;
    insert into product_sales_channel (id, product_id, sales_channel_id)
      select c.id, c.id, p.sales_channel_id from copies c join product_sales_channel p on p.product_id = source;
    insert into price_set (id) select id from copies;
    insert into product_variant_price_set (id, variant_id, price_set_id) select id, id, id from copies;
    insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count)
      select id, id, 'sar', amount, jsonb_build_object('value', amount::text, 'precision', 20), 0 from (select id, 1 + n::int * 7919 % 3000 as amount from copies) p`,
  requests: async (_, folder, random) => {
    // Safe: seed.js has written it.
    const { key, region, categories } = JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')) as Made
    const headers = { 'x-publishable-api-key': key }
    const drawId = () => `bench_${firstProducts + random.below(peerProducts - firstProducts)}`
    const query = (entries: Readonly<Record<string, string>>) => new URLSearchParams({ region_id: region, ...entries })
    const drawPage = () => ({
      ...{ limit: '24', offset: String(24 * random.below(10)), order: random.pick(sorts) },
      fields: 'id,title,handle,thumbnail,*variants.calculated_price',
      ...(random.below(2) === 0 && { category_id: random.pick(categories) }),
    })
    return {
      page: { headers, path: () => `/store/products?${query(drawPage())}` },
      product: { headers, path: () => `/store/products/${drawId()}?${query({ fields: '*variants.calculated_price,*categories' })}` },
      add: {
        ...{ headers, path: '/store/carts', method: 'POST' as const },
        body: () => ({ region_id: region, items: [{ variant_id: drawId(), quantity: 1 }] }),
      },
    }
  },
}
