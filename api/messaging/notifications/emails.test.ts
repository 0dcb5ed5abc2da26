import { type AddressInfo, createServer } from 'node:net'
import { pages } from '@wasl/shared/pages/pages.ts'
import { statementTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAdapters } from '../../app/create-adapters.ts'
import { users } from '../../identity/tables/people.ts'
import { settlements } from '../../money/tables/from-registry.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import type { NotificationRequest } from '../../resources/notify.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { newClient } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { testApp } from '../../testing/test-app.ts'
import { notify } from './notify.ts'

/** A mail server that accepts every message and keeps it. */
let received: string[] = []
const smtp = createServer((socket) => {
  let data: string | null = null
  socket.write('220 test\r\n')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    if (data === null) {
      const isData = String(chunk).startsWith('DATA')
      if (isData) data = ''
      return socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
    }
    data += chunk
    if (!data.endsWith('\r\n.\r\n')) return
    received.push(data)
    data = null
    socket.write('250 ok\r\n')
  })
})
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
afterAll(() => smtp.close())
beforeEach(() => {
  received = []
})

// Safe: it listens on a port, not on a pipe.
const SMTP_URL = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`
const app = await testApp({ SMTP_URL, MAIL_FROM: 'Itqan <no-reply@mail.example>', PUBLIC_URL: 'https://wasl.example' }, { demo: true })
const { call, clock, createContext, db, shared } = app
shared.adapters.mail = createAdapters(shared.env, clock).mail

const mailOf = async (request: NotificationRequest) => {
  await notify(createContext(), request)
  clock.advance(hourMs)
  await runQueues(shared, ['email'])
  return received.at(-1) ?? ''
}
/** Headers without their line breaks, and the decoded parts of a message. */
const headersOf = (mail: string) => mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ')
/** The decoded part of this type, which is in base64 or quoted-printable. */
const partOf = (mail: string, mime: string) => {
  const [part = ''] = mail
    .split(/\r\n--/)
    .filter((part) => part.includes(`Content-Type: ${mime}`))
    .slice(-1)
  const start = part.lastIndexOf(`Content-Type: ${mime}`)
  const [headers = '', ...bodies] = part.slice(start).split('\r\n\r\n')
  const body = bodies.join('\r\n\r\n')
  if (headers.includes('base64')) return Buffer.from(body, 'base64').toString()
  // SMTP doubles a point at the start of a line.
  const bytes = body
    .replace(/^\.\./gm, '.')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
const textOf = (mail: string) => partOf(mail, 'text/plain')
const linkIn = (mail: string) => new URL(headersOf(mail).match(/List-Unsubscribe: <([^>]+)>/)?.[1] ?? '')

test('an email has its link in the text, a Message-ID of the sender’s domain and one-click unsubscription', async () => {
  const user = await newClient(app, { email: 'reader@example.com' })
  const [order] = await db.select().from(orders).limit(1)
  const mail = await mailOf({
    type: 'order_rejected',
    user_ids: [user.id],
    order_id: order?.id ?? '',
    params: { order: 'W-1', provider: 'إتقان' },
  })
  expect(textOf(mail)).toContain(`https://wasl.example/orders/${order?.id}`)
  expect(textOf(mail)).toContain(`https://wasl.example/en/orders/${order?.id}`)
  expect(headersOf(mail)).toMatch(/Message-ID: <[0-9a-f-]{36}@mail\.example>/)
  expect(headersOf(mail)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(linkIn(mail).href).toMatch(/^https:\/\/wasl\.example\/unsubscribe\//)
})

test('the link in an email stops such emails without a login, and those alone', async () => {
  const user = await newClient(app, { email: 'stopper@example.com' })
  const [order] = await db.select().from(orders).limit(1)
  const request = { user_ids: [user.id], order_id: order?.id ?? '', params: { order: 'W-1', provider: 'إتقان', amount: '10' } }
  const token = linkIn(await mailOf({ ...request, type: 'order_rejected' }))
    .pathname.split('/')
    .at(-1)
  const url = `/api/general/unsubscribe/${token}`
  expect((await call('GET', url)).body.data).toEqual({ group: 'high', is_on: true, all_off: false })
  expect((await call('POST', url, { body: {} })).body.data).toEqual({ group: 'high', is_on: false, all_off: false })
  received = []
  await mailOf({ ...request, type: 'order_rejected' })
  expect(received).toHaveLength(0)
  await mailOf({ ...request, type: 'payment_paid' })
  expect(received).toHaveLength(1)
  const [stored] = await db.select().from(users).where(eq(users.id, user.id))
  expect(stored?.channel_choices).toEqual({ high: ['push'] })
  expect((await call('POST', url, { body: { change: 'resume' } })).body.data).toMatchObject({ is_on: true })
  expect((await call('POST', url, { body: { change: 'stop_all' } })).body.data).toEqual({ group: 'high', is_on: false, all_off: true })
  const [id, , signature] = String(token).split('.')
  for (const forged of [`${id}.money.${signature}`, `${crypto.randomUUID()}.high.${signature}`, 'nonsense'])
    expect((await call('POST', `/api/general/unsubscribe/${forged}`, { body: {} })).status).toBe(404)
})

test('emails about the safety of an account cannot be stopped', async () => {
  const user = await newClient(app, { email: 'safe@example.com' })
  expect(headersOf(await mailOf({ type: 'password_changed', user_ids: [user.id] }))).not.toContain('List-Unsubscribe')
})

test('an email about an invoice has its price statement, and one about its payment the tax document, for its client only', async () => {
  const [found] = await db
    .select({ order_id: invoices.order_id, number: invoices.number, document: taxDocuments.number, client_id: orders.client_id })
    .from(invoices)
    .innerJoin(taxDocuments, eq(taxDocuments.invoice_id, invoices.id))
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .where(eq(invoices.status, 'paid'))
    .limit(1)
  if (!found) throw new Error('the demo has no paid invoice')
  await db.update(users).set({ email: 'client@example.com' }).where(eq(users.id, found.client_id))
  const stranger = await newClient(app, { email: 'stranger@example.com' })
  const params = { order: 'W-1', amount: '10' }
  const request = { type: 'invoice_issued', order_id: found.order_id, params } as const
  const mail = await mailOf({ ...request, user_ids: [found.client_id] })
  expect(mail).toContain(`filename=${found.number}.pdf`)
  // Every paper is named in words, in both languages.
  expect(textOf(mail)).toContain(`المرفقات: ${statementTitle.ar} (${found.number}.pdf)`)
  expect(textOf(mail)).toContain(`Attached: ${statementTitle.en} (${found.number}.pdf)`)
  expect(mail).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6))
  expect(await mailOf({ ...request, user_ids: [stranger.id] })).not.toContain('application/pdf')
  // The price statement is accepted; the payment brings its receipt and the tax document.
  const paid = await mailOf({ ...request, type: 'payment_paid', user_ids: [found.client_id] })
  expect(paid).toContain(`filename=${found.document}.pdf`)
  for (const part of ['text/plain', 'text/html'])
    expect(partOf(paid, part)).toMatch(
      new RegExp(`Attached: Payment receipt \\([^)]+\\), (Simplified tax|Tax) invoice \\(${found.document}.pdf\\)`),
    )
  expect(paid.split('application/pdf').length - 1).toBe(2)
  expect(await mailOf({ ...request, type: 'payment_paid', user_ids: [stranger.id] })).not.toContain(String(found.document))
})

test('an email about a settlement has its statement for the owner of the provider', async () => {
  const [settlement] = await db.select().from(settlements).limit(1)
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.provider_id, settlement?.provider_id ?? ''))
  if (!settlement || !owner) throw new Error('the demo has no settlement')
  await changeAudited(app, users, { set: { email: 'owner@example.com', role: 'provider' }, where: eq(users.id, owner.id) })
  const request = {
    type: 'settlement_paid',
    user_ids: [owner.id],
    params: { amount: '10' },
    link: pages.settlement({ id: settlement.id }),
  } as const
  expect(await mailOf(request)).toContain(`filename=${settlement.number}.pdf`)
  await changeAudited(app, users, { set: { role: 'provider_user' }, where: eq(users.id, owner.id) })
  received = []
  await mailOf(request)
  expect(received).toEqual([])
})

test('the name of the platform in an email is the setting', async () => {
  await storeSetting(createContext(), 'platform_name_ar', 'منصة السوق')
  const user = await newClient(app, { email: 'brand@example.com' })
  const mail = await mailOf({ type: 'password_changed', user_ids: [user.id] })
  expect(partOf(mail, 'text/html')).toContain('منصة السوق')
})
