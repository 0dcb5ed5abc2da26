import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { pages } from '@wasl/shared/pages/pages.ts'

/** The phones of the demo accounts. */
export const demoPhones = {
  client: '0500000011',
  company: '0500000012',
  secondClient: '0500000013',
  colleague: '0500000017',
  provider: '0500000021',
  freelancer: '0500000022',
  underReview: '0500000023',
  delegate: '0500000037',
  superAdmin: '0500000001',
  editor: '0500000002',
  orderDesk: '0500000003',
  finance: '0500000004',
} as const
export const password = 'Demo-2026'
/** The password of people who register in a test: that of the demo is too common. */
export const ownPassword = 'Secret-2026'
export const passwordOf = (phone: string): string => (phone.startsWith('05000000') ? password : ownPassword)

/** Logs in as the login form does; the browser then has the cookies. */
export async function logIn(page: Page, phone: string): Promise<void> {
  const form = { phone, password: passwordOf(phone) }
  const response = await page.context().request.post(pages.login(), { form, maxRedirects: 0 })
  expect(response.status(), `login of ${phone}`).toBeLessThan(400)
}

/** A bearer token of the API, for calls outside the browser page. */
export async function tokenOf(context: BrowserContext, phone: string, realm: 'site' | 'admin' = 'site'): Promise<string> {
  const path = realm === 'site' ? '/api/auth/login' : '/api/admin/auth/login'
  const response = await context.request.post(path, { data: { phone, password: passwordOf(phone) } })
  expect(response.status(), `login of ${phone}`).toBe(200)
  const { data } = await response.json()
  return String(data.token)
}

/** Logs in to the back office as its login form does: the browser then has the session's cookie. */
export async function logInToBackOffice(page: Page, phone: string, secret = password, headers = ownOrigin()): Promise<void> {
  const response = await page.context().request.post('/api/admin/auth/login', { data: { phone, password: secret }, headers })
  expect(response.status(), `login of ${phone}`).toBe(200)
  await page.addInitScript(() => {
    if (self === top) localStorage.setItem('wasl.admin.session', 'open')
  })
}

/** The header with which the API accepts the cookie of the back office for a request that changes something. */
export const ownOrigin = (): Record<string, string> => ({ origin: new URL(test.info().project.use.baseURL ?? '').origin })

/** Ends the session of this browser on the server; the browser does not know it yet. */
export async function endSession(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'token')
  const token: unknown = JSON.parse(atob(decodeURIComponent(cookie?.value ?? '')))
  const response = await page.request.fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` }, data: {} })
  expect(response.status()).toBe(200)
}

/** The newest verification code in the demo outbox of a phone. */
export async function latestCode(page: Page, fullPhone: string): Promise<string> {
  const response = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(fullPhone)}`)
  const codes = [...(await response.text()).matchAll(/(?<!\d)(\d{4})(?!\d)/g)]
  const body: unknown = await response.json()
  const first = JSON.stringify(body).match(/"body":"[^"]*?(?<!\d)(\d{4})(?!\d)/)
  expect(codes.length, `a code for ${fullPhone}`).toBeGreaterThan(0)
  return String(first?.[1])
}

/** Moves the demo clock forward by an ISO duration and runs the due jobs. */
export async function advanceClock(page: Page, advance: string): Promise<void> {
  const response = await page.request.post('/api/dev/clock', { data: { advance }, timeout: 60_000 })
  expect(response.status()).toBe(200)
}
