import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'
import { createApiClient } from '../server/api.server.ts'
import { loadCoupon } from './load-coupon.server.ts'

const load = (typed: string | null, response: () => Response) => {
  const paths: string[] = []
  const apiFetch = async (url: string) => {
    paths.push(url)
    return response()
  }
  const api = createApiClient({ locale: 'ar', token: 'token', path: pages.order({ id: '1' }), apiFetch })
  return { paths, loaded: loadCoupon(api, '1', typed) }
}
const rejected = (status: number, body: object) => () => Response.json(body, { status })

test('a page without a code calls nothing', async () => {
  const { paths, loaded } = load(' ', rejected(500, {}))
  expect([await loaded, paths]).toEqual([null, []])
})

test('a code that cannot be used shows the reason beside what was typed', async () => {
  const body = { key: 'invalid', msg: 'تحقّق من الحقول', errors: { coupon_code: ['هذا الكوبون مغلق'] } }
  expect(await load(' old 1 ', rejected(422, body)).loaded).toEqual({ code: 'old 1', quote: null, errors: ['هذا الكوبون مغلق'] })
})

test('an error of the server is not shown as the code’s', async () => {
  await expect(load('OLD1', rejected(500, {})).loaded).rejects.toThrow(ApiError)
})
