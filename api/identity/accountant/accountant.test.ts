import { daysIn, monthOf } from '@wasl/shared/rules/periods.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailStatements } from '../../money/statements/mail-statements.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { accountants } from '../tables/accountants.ts'

const { app, client, provider, sample } = await orderFixture()
const { call, db, clock, shared } = app
const company = await logInAs(app, demoPhones.companyClient)
const email = 'accountant@company.example'

const show = async (token: string) => (await call('GET', '/api/user/accountant', { token })).body.data
const save = (token: string, address: string) => call('PUT', '/api/user/accountant', { token, body: { email: address } })
const follow = (token: string, change?: 'confirm' | 'stop') =>
  change ? call('POST', `/api/general/accountant/${token}`, { body: { change } }) : call('GET', `/api/general/accountant/${token}`)
const emailsTo = (address: string) =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.queue, 'email'), eq(jobs.recipient, address)))
    .orderBy(jobs.created_at, jobs.id)
const documentsTo = async (address: string) => (await emailsTo(address)).filter(({ purpose }) => purpose === 'accountant_document')
/** The token in the last email to an address. */
const tokenTo = async (address: string): Promise<string> => {
  const [last] = (await emailsTo(address)).reverse()
  return String(last?.payload?.stop_path).split('/').at(-1) ?? ''
}
const pay = async (key: string) => {
  const order = await payableOrder(app, company, provider, sample)
  expect((await payOrder(app, company, order, key)).status).toBe(200)
}

test('documents are sent to the accountant of a company once the address is confirmed, with their PDF, until its reader stops them', async () => {
  expect(await show(company)).toEqual({ email: null, state: 'none', is_offered: true })
  expect((await save(company, 'Accountant@Company.example')).body.data).toMatchObject({ email, state: 'unconfirmed' })
  await pay('before-the-confirmation')
  expect((await emailsTo(email)).map(({ purpose }) => purpose)).toEqual(['accountant_confirm'])

  const token = await tokenTo(email)
  expect((await follow(token)).body.data).toMatchObject({ email, state: 'unconfirmed' })
  expect((await follow(token, 'confirm')).body.data).toMatchObject({ state: 'confirmed' })
  expect(await show(company)).toMatchObject({ state: 'confirmed' })
  await pay('after-the-confirmation')
  const [sent, ...others] = await documentsTo(email)
  expect(others).toEqual([])
  expect(sent?.payload).toMatchObject({ document: { kind: 'tax_document' }, subject: expect.stringContaining('INV-') })
  const [attached] = await shared.hooks.emailAttachments(shared, sent?.payload)
  expect(attached?.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  expect((await follow(token, 'stop')).body.data).toMatchObject({ state: 'stopped' })
  expect(await documentsTo(email)).toEqual([])
  await pay('after-the-stop')
  expect(await documentsTo(email)).toEqual([])
})

test('another address is confirmed again, and the links of the former one end', async () => {
  clock.advance(3_600_000)
  await save(company, email)
  const former = await tokenTo(email)
  await follow(former, 'confirm')
  expect((await save(company, email)).body.data).toMatchObject({ state: 'confirmed' })
  clock.advance(1000)
  expect((await save(company, 'other@company.example')).body.data).toMatchObject({ state: 'unconfirmed' })
  expect((await follow(former)).status).toBe(404)
  await pay('while-the-second-waits')
  expect([await documentsTo(email), await documentsTo('other@company.example')]).toEqual([[], []])
  expect((await call('DELETE', '/api/user/accountant', { token: company })).body.data).toMatchObject({ email: null, state: 'none' })
  expect((await follow(await tokenTo('other@company.example'))).status).toBe(404)
})

test('only companies have an accountant, and only signed links are read', async () => {
  expect([(await save(client, email)).status, (await call('GET', '/api/user/accountant', { token: provider })).status]).toEqual([403, 403])
  const other = await newClient(app, { client_type: 'company' })
  const token = await sessionToken(app, other)
  expect((await save(token, 'no address')).body.errors).toHaveProperty('email')
  await save(token, 'books@other.example')
  for (const wrong of [`${other.id}.${'x'.repeat(43)}`, 'x', `${other.id}.`]) expect((await follow(wrong, 'confirm')).status).toBe(404)
  expect(await db.select().from(accountants).where(eq(accountants.user_id, other.id))).toMatchObject([{ confirmed_at: null }])

  // The history of the company has the address; what waits for it goes when the administration blocks the company.
  const admin = await adminToken(app, 'all')
  const history = await call('GET', `/api/admin/customers/${other.id}/history`, { token: admin })
  expect(history.text).toContain('books@other.example')
  expect(await emailsTo('books@other.example')).toHaveLength(1)
  const block = await call('POST', `/api/admin/customers/${other.id}/actions/block`, { token: admin, body: { reason: 'احتيال' } })
  expect(block.status).toBe(200)
  expect(await emailsTo('books@other.example')).toEqual([])
})

function toNextMonth(): void {
  const today = riyadhDate(clock.now())
  clock.advance(daysIn({ from: today, to: monthOf(today).to }) * dayMs)
}

test('the statement of a month is sent once, on the first day of the next, with its PDF', async () => {
  const address = 'monthly@company.example'
  await save(company, address)
  await follow(await tokenTo(address), 'confirm')
  await pay('in-the-month')
  const statementsTo = async () => (await emailsTo(address)).filter(({ purpose }) => purpose === 'accountant_statement')
  await mailStatements(shared)
  expect(await statementsTo()).toEqual([])
  toNextMonth()
  for (const _ of [1, 2]) await mailStatements(shared)
  const [sent, ...others] = await statementsTo()
  expect([others, sent?.payload]).toMatchObject([[], { statement: { month: expect.stringMatching(/^20/) } }])
  const [attached] = await shared.hooks.emailAttachments(shared, sent?.payload)
  expect(attached?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  toNextMonth()
  await mailStatements(shared)
  expect(await statementsTo()).toHaveLength(1)

  // A block withdraws it, and the next run after the block brings it back.
  const path = `/api/admin/customers/${sent?.user_id}/actions`
  const admin = await adminToken(app, 'all')
  expect((await call('POST', `${path}/block`, { token: admin, body: { reason: 'مراجعة' } })).status).toBe(200)
  await mailStatements(shared)
  expect(await statementsTo()).toEqual([])
  expect((await call('POST', `${path}/unblock`, { token: admin, body: {} })).status).toBe(200)
  for (const _ of [1, 2]) await mailStatements(shared)
  expect((await statementsTo()).map(({ payload }) => payload)).toMatchObject([{ statement: sent?.payload?.statement }])
})
