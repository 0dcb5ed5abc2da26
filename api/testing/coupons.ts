import type { TestApp } from './test-app.ts'

const terms = {
  title: { en: 'Test coupon', ar: 'كوبون تجربة' },
  type: 'fixed',
  discount_amount: 5000,
  max_use: 100,
  start_date: '2020-01-01',
  expire_date: '2090-01-01',
}
let codes = 0

/** Creates a coupon of 50 riyals as an administrator, and returns its code. */
export async function createCoupon({ call }: TestApp, admin: string, change: object = {}): Promise<string> {
  codes += 1
  const code = `TEST${codes}`
  const created = await call('POST', '/api/admin/coupons', { token: admin, body: { ...terms, code, ...change } })
  if (created.status !== 201) throw new Error(`createCoupon: ${created.status} ${created.text}`)
  return code
}
