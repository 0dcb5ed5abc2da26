import { expect, test } from 'vitest'
import { pages } from '../pages/pages.ts'
import { channelsByImportance } from './importance.ts'
import { isAdminNotification, type NotificationType, notificationTemplates, notificationTypes } from './notifications.ts'
import { notificationParamNames } from './render-notification.ts'
import { smsSegments } from './sms-segments.ts'
import { smsText } from './sms-text.ts'

const site = 'https://wasl.com.sa'
const orderPage = site + pages.order({ id: '0b5f56c2-5f3a-4a8e-9a53-2d6a3f1c7e10' })
const usualValues: Record<string, string> = {
  order: 'W26-123456',
  number: 'C26-12345',
  amount: '1,250 ر.س',
  reason: 'تغيّر موعد العمل لدينا',
  provider: 'مؤسسة إتقان',
  name: 'مؤسسة إتقان',
  colleague: 'نورة القحطاني',
  time: 'الأحد 29 نوفمبر، 4:30 م',
  day: '29 نوفمبر 2026',
  date: '29 نوفمبر 2026',
  days: '3 أيام',
  cause: 'من أقسامك ومدنك',
}

/** A notification about an order in Arabic, of the usual length. */
const usualSms = (type: NotificationType, changed: Record<string, string> = {}): string => {
  const params = Object.fromEntries(notificationParamNames(type).map((name) => [name, usualValues[name] ?? '1,250 ر.س']))
  return smsText(type, { params: { ...params, ...changed }, count: 1, locale: 'ar', address: orderPage })
}

const types = notificationTypes.filter(
  (type) => channelsByImportance[notificationTemplates[type].importance].some((channel) => channel === 'sms') && !isAdminNotification(type),
)

test('an SMS of 70 Arabic or 160 Latin characters is one segment, a longer one has shorter ones', () => {
  expect([70, 71, 134, 135].map((length) => smsSegments('ع'.repeat(length)))).toEqual([1, 2, 2, 3])
  expect([160, 161, 306, 307].map((length) => smsSegments('a'.repeat(length)))).toEqual([1, 2, 2, 3])
  expect([smsSegments('€'.repeat(80)), smsSegments('€'.repeat(81)), smsSegments(`${'a'.repeat(70)}\u2068`)]).toEqual([1, 2, 2])
})

// What somebody can lose by not reading the rest.
const longer = [
  'certificate_expired',
  'checkout_transfer_short',
  'deposit_claim_decided',
  'deposit_claim_disputed',
  'deposit_claimed',
  'dispute_decided',
  'dispute_opened',
  'documents_rejected',
  'number_invalid',
  'return_requested',
  'settlement_returned',
  'withdrawal_returned',
]

test('what is sent by SMS fits two segments with the address of its page, apart from these', () => {
  const lengths = types.map((type) => ({ type, segments: smsSegments(usualSms(type)), length: usualSms(type).length }))
  const over = lengths.filter(({ segments }) => segments > 2).sort((a, b) => b.length - a.length)
  expect(over.map(({ type }) => type).sort()).toEqual(longer)
  expect(over[0]).toMatchObject({ type: 'deposit_claimed', segments: 3 })
})

test('a long reason is cut, a title that needs another segment left out, and English stays in the Latin alphabet', () => {
  expect(smsSegments(usualSms('cancelled_by_provider', { reason: 'سبب '.repeat(200) }))).toBeLessThanOrEqual(3)
  expect(usualSms('order_assigned')).toBe(`أُسند إليك طلب: أُسند إليك الطلب W26-123456.\n${orderPage}`)
  expect(usualSms('payment_due')).toMatch(/^قُبلت فاتورة/)
  const params = { order: 'W26-123456', provider: 'Itqan', amount: 'SAR 1,250' }
  const english = smsText('offer_new', { params, count: 1, locale: 'en', address: orderPage })
  expect([english.includes('\u2068'), smsSegments(english)]).toEqual([false, 1])
})
