import { eq } from 'drizzle-orm'
import { review_requests } from '../catalog/tables/from-registry.ts'
import { providers } from '../identity/tables/people.ts'
import { formDataBody } from './form-data-body.ts'
import { adminToken, newClient, sessionToken } from './people.ts'
import type { TestApp } from './test-app.ts'

const url = '/api/provider/products'
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
let count = 0

/** The names of a row in both languages. */
export const named = (ar: string, en: string) => ({ name: { ar, en } })
/** A variant with these options. */
export const variantOf = (options: readonly (string | undefined)[], sku: string, more: object = {}) => ({
  options,
  price: 9_000,
  quantity: 2,
  sku,
  ...more,
})
/** A variant with one option. */
export const variant = (option: string | undefined, sku: string, more: object = {}) => variantOf([option], sku, more)
/** A simple product with a name and a number of its own. */
export function simpleProduct(category_id: string | undefined, more: object = {}) {
  count += 1
  return {
    ...named(`هاتف ${count}`, `Phone ${count}`),
    description: { ar: 'هاتف ذكي', en: 'A smart phone' },
    category_id,
    feature_ids: [],
    price: 10_000,
    quantity: 3,
    sku: `OWN-${count}`,
    ...more,
  }
}
/** What makes a product one with variants. */
export const multi = (...variants: object[]) => ({ type: 'multi', quantity: null, sku: null, variants })

/** A store with two categories and an attribute, providers that send products, and an administrator who decides. */
export async function providerStore(app: TestApp) {
  const { call, db } = app
  const admin = await adminToken(app, 'all')

  async function add(name: string, body: object): Promise<string> {
    const answer = await call('POST', `/api/admin/${name}`, { token: admin, body })
    if (answer.status !== 201) throw new Error(`${name}: ${JSON.stringify(answer.body)}`)
    return String(answer.body.id)
  }

  async function newOwner() {
    const [provider] = await db
      .insert(providers)
      .values({ name_ar: 'إتقان', name_en: 'Itqan', type: 'company', status: 'approved', vat_number: '300123456700003' })
      .returning()
    const provider_id = provider?.id ?? ''
    const user = await newClient(app, { role: 'provider', client_type: null, provider_id })
    const token = await sessionToken(app, user)
    const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
      call(method, `${url}${path}`, { token, ...(body && { body }) })
    const create = async (body: object = {}) => {
      const sent = await send('POST', '', simple(body))
      if (sent.status !== 201) throw new Error(`create: ${JSON.stringify(sent.body)}`)
      return String(sent.body.data?.id)
    }
    const onSale = async (body: object = {}) => {
      const id = await create(body)
      await decide(id, 'approve')
      return id
    }
    const upload = async () =>
      String(
        (
          await call('POST', '/api/uploads', {
            token,
            ...formDataBody({ purpose: 'gallery' }, { name: 'file', filename: 'a.png', bytes: png }),
          })
        ).body.data?.id,
      )
    return { provider_id, user, token, send, create, onSale, upload }
  }
  const simple = (more: object = {}) => simpleProduct(ids.phones, more)
  const request = async (product_id: string) =>
    (await db.select().from(review_requests).where(eq(review_requests.product_id, product_id))).find(({ status }) => status === 'pending')
  const decide = async (product_id: string, action: 'approve' | 'reject', body: object = {}) =>
    call('POST', `/api/admin/review-requests/${(await request(product_id))?.id}/actions/${action}`, { token: admin, body })
  const page = (id: string) => call('GET', `/api/store/${id}`)
  const ids = {
    phones: await add('product-categories', named('أجهزة صوت', 'Audio devices')),
    home: await add('product-categories', named('لوازم حديقة', 'Garden goods')),
  }
  const attribute_id = await add('attributes', named('درجة اللون', 'Shade'))
  const option = (ar: string, en: string) => add('attribute-options', { attribute_id, option_name: { ar, en } })
  const [black, white] = [await option('أسود', 'Black'), await option('أبيض', 'White')]
  return { admin, ids: { ...ids, black, white }, add, newOwner, simple, decide, request, page }
}
