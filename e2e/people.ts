import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The demo accounts, by what their names say. */
export const people = {
  client: '0500000011',
  company: '0500000012',
  secondClient: '0500000013',
  provider: '0500000021',
  freelancer: '0500000022',
  underReview: '0500000023',
  superAdmin: '0500000001',
  editor: '0500000002',
} as const
export const password = 'Demo-2026'

/** Signs a person in as the log-in page's own form does; the browser then holds the cookies. */
export async function signIn(page: Page, phone: string): Promise<void> {
  const answer = await page.context().request.post('/auth/login', { form: { phone, password }, maxRedirects: 0 })
  expect(answer.status(), `log-in of ${phone}`).toBeLessThan(400)
}

/** A bearer token of the API, for checks beside the browser. */
export async function tokenOf(context: BrowserContext, phone: string, realm: 'site' | 'admin' = 'site'): Promise<string> {
  const path = realm === 'site' ? '/api/auth/login' : '/api/admin/auth/login'
  const answer = await context.request.post(path, { data: { phone, password } })
  expect(answer.status(), `log-in of ${phone}`).toBe(200)
  const { data } = await answer.json()
  return String(data.token)
}

/** The newest code that the outbox holds for a phone. */
export async function codeFor(page: Page, fullPhone: string): Promise<string> {
  const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(fullPhone)}`)
  const codes = [...(await answer.text()).matchAll(/(?<!\d)(\d{4})(?!\d)/g)]
  const body: unknown = await answer.json()
  const first = JSON.stringify(body).match(/"body":"[^"]*?(?<!\d)(\d{4})(?!\d)/)
  expect(codes.length, `a code for ${fullPhone}`).toBeGreaterThan(0)
  return String(first?.[1])
}

/** Moves the demo clock forward by an ISO duration and lets what is due happen. */
export async function advanceClock(page: Page, advance: string): Promise<void> {
  const answer = await page.request.post('/api/dev/clock', { data: { advance } })
  expect(answer.status()).toBe(200)
}
