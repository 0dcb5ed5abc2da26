import { firstProducts, peerProducts, type StorePeer } from './store-peer.ts'

const version = '3.7.3'
const listQuery = `query ($input: SearchInput!) { search(input: $input) {
  totalItems
  items { productId productName slug currencyCode inStock priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } }
  facetValues { count facetValue { id name facet { id name } } }
} }`
const productQuery = `query ($id: ID!) { product(id: $id) {
  id name slug description facetValues { id name } variants { id name sku priceWithTax currencyCode stockLevel }
} }`
const addQuery = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) {
  __typename
  ... on Order { id code totalQuantity totalWithTax lines { id quantity linePriceWithTax productVariant { id name } } }
  ... on ErrorResult { errorCode message }
} }`
const sorts = [{ name: 'ASC' }, { name: 'DESC' }, { price: 'ASC' }, { price: 'DESC' }]

/** Its search plugin has a table of its own, from which it lists products and counts facets. */
export const vendure: StorePeer = {
  name: 'Vendure',
  version,
  configuration: 'own database, 100,000 products with a variant each, its search plugin with counted facets, bearer sessions, no worker',
  files: {
    'package.json': JSON.stringify({ private: true, dependencies: { '@vendure/core': version, pg: '8.23.1' } }),
    'config.js': `
      const { DefaultJobQueuePlugin, DefaultLogger, DefaultSearchPlugin, LogLevel, dummyPaymentHandler } = require('@vendure/core')
      exports.config = {
        apiOptions: { port: Number(process.env.PORT), hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
        authOptions: { tokenMethod: ['bearer'], superadminCredentials: { identifier: 'admin', password: 'a-password-for-this-bench' } },
        dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize: process.env.CREATE_TABLES === '1', logging: false, poolSize: 10 },
        paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
        plugins: [DefaultJobQueuePlugin.init({}), DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
        logger: new DefaultLogger({ level: LogLevel.Warn }),
      }`,
    'create.js': `
      process.env.CREATE_TABLES = '1'
      const { bootstrap } = require('@vendure/core')
      const { populate } = require('@vendure/core/cli')
      const { writeFileSync } = require('node:fs')
      const header = 'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'
      const product = (_, n) => \`Product \${n + 1},product-\${n + 1},A product for this bench,,brand:Brand \${n % 30}|category:Category \${n % 20},,,SKU-\${n + 1},\${10 + n}.00,standard,100000,false,,\`
      const initial = {
        defaultLanguage: 'en',
        defaultZone: 'Asia',
        countries: [{ name: 'Saudi Arabia', code: 'SA', zone: 'Asia' }],
        taxRates: [{ name: 'VAT', percentage: 15 }],
        shippingMethods: [{ name: 'Delivery', price: 2000 }],
        paymentMethods: [],
        collections: [],
      }
      writeFileSync('products.csv', [header, ...Array.from({ length: ${firstProducts} }, product)].join('\\n') + '\\n')
      populate(() => bootstrap(require('./config.js').config), initial, 'products.csv').then(
        () => process.exit(0),
        (error) => { console.error(error); process.exit(1) },
      )`,
    'start.js': `require('@vendure/core').bootstrap(require('./config.js').config)`,
  },
  env: (port, databaseUrl) => ({ PORT: String(port), DATABASE_URL: databaseUrl }),
  prepare: [['create.js']],
  start: () => ['start.js'],
  readyPath: '/health',
  fill: `
    create temporary table copies as select n, 1 + (n - 1) % ${firstProducts} as source from generate_series(${firstProducts + 1}, ${peerProducts}) n;
    insert into product (id) select n from copies;
    insert into product_translation ("languageCode", name, slug, description, "baseId")
      select t."languageCode", 'Product ' || n, 'product-' || n, t.description, n from copies join product_translation t on t."baseId" = source;
    insert into product_variant (id, sku, "trackInventory", "taxCategoryId", "productId")
      select n, 'SKU-' || n, v."trackInventory", v."taxCategoryId", n from copies join product_variant v on v.id = source;
    insert into product_variant_translation ("languageCode", name, "baseId")
      select t."languageCode", 'Product ' || n, n from copies join product_variant_translation t on t."baseId" = source;
    insert into product_variant_price ("currencyCode", "channelId", price, "variantId")
      select p."currencyCode", p."channelId", (1 + n * 7919 % 3000) * 100, n from copies join product_variant_price p on p."variantId" = source;
    insert into stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
      select s."stockOnHand", 0, n, s."stockLocationId" from copies join stock_level s on s."productVariantId" = source;
    insert into product_channels_channel select n, c."channelId" from copies join product_channels_channel c on c."productId" = source;
    insert into product_variant_channels_channel
      select n, c."channelId" from copies join product_variant_channels_channel c on c."productVariantId" = source;
    insert into product_facet_values_facet_value
      select n, f."facetValueId" from copies join product_facet_values_facet_value f on f."productId" = source;
    delete from search_index_item;
    insert into search_index_item ("languageCode", enabled, "productName", "productVariantName", description, slug, sku, "facetIds", "facetValueIds",
        "collectionIds", "collectionSlugs", "channelIds", "productPreview", "productVariantPreview", "inStock", "productInStock", "productVariantId",
        "channelId", "productId", price, "priceWithTax")
      select t."languageCode", true, t.name, t.name, t.description, t.slug, v.sku, f.facets, f.values, '', '', p."channelId"::text, '', '', true, true,
        v.id, p."channelId", v."productId", p.price, (p.price * 1.15)::int
      from product_variant v
      join product_translation t on t."baseId" = v."productId"
      join product_variant_price p on p."variantId" = v.id
      cross join lateral (select string_agg(distinct fv."facetId"::text, ',') as facets, string_agg(fv.id::text, ',') as values
        from product_facet_values_facet_value l join facet_value fv on fv.id = l."facetValueId" where l."productId" = v."productId") f`,
  requests: async (db, _, random) => {
    const { rows } = await db.query<{ ids: number[] }>('select array_agg(id) as ids from facet_value group by "facetId"')
    const send = (query: string, variables: () => object) => ({
      ...{ path: '/shop-api', method: 'POST' as const },
      body: () => ({ query, variables: variables() }),
    })
    const drawId = () => ({ id: String(1 + random.below(peerProducts)) })
    const drawInput = () => ({
      ...{ groupByProduct: true, take: 24, skip: 24 * random.below(10), sort: random.pick(sorts) },
      facetValueFilters: random.sample(rows, random.below(rows.length + 1)).map(({ ids }) => ({ and: String(random.pick(ids)) })),
    })
    return {
      page: send(listQuery, () => ({ input: drawInput() })),
      product: send(productQuery, drawId),
      add: send(addQuery, drawId),
    }
  },
}
