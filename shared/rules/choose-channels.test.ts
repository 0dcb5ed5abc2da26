import { expect, test } from 'vitest'
import { notificationChannels } from '../notifications/channels.ts'
import { importanceOf, type NotificationType, notificationTemplates, notificationTypes } from '../notifications/notifications.ts'
import { defaultSettings } from '../settings/settings.ts'
import { channelsFor, reachingChannels } from './choose-channels.ts'

const all = { choices: null, hasEmail: true, settings: defaultSettings, offered: notificationChannels }
const reaches = (type: NotificationType, context: Partial<typeof all>) =>
  channelsFor(importanceOf(type), { ...all, ...context }).some((channel) => reachingChannels.some((one) => one === channel))

/** What nobody has to hear about with the pages closed: it needs no answer, moves no money and ends no order. */
const quiet: readonly NotificationType[] = [
  ...notificationTypes.filter((type) => notificationTemplates[type].group === 'admin'),
  ...([
    'order_created',
    'order_updated',
    'order_preparing',
    'settlement_line_added',
    'account_activated',
    'admin_broadcast',
    'coupon_available',
  ] as const),
  ...(['offer_updated', 'offer_withdrawn', 'order_accepted', 'request_updated', 'offer_rejected', 'chat_message'] as const),
  ...(['review_reminder', 'review_missing', 'review_received', 'review_hidden', 'review_published', 'review_report_dismissed'] as const),
  ...(['product_approved', 'product_rejected', 'main_product_approved', 'main_product_rejected'] as const),
  ...(['product_edit_approved', 'product_edit_rejected', 'low_stock'] as const),
  ...(['dispute_message', 'dispute_withdrawn'] as const),
]

test('what matters reaches people who have no page open and never chose, with an email address', () => {
  expect(notificationTypes.filter((type) => !reaches(type, {})).toSorted()).toEqual([...quiet].toSorted())
})

const essential = [
  'offer_new',
  'invoice_issued',
  'payment_reminder',
  'order_delivered',
  'dispute_decided',
  'refund_sent',
  'settlement_paid',
] as const
test.each([
  ['without an email address', { hasEmail: false }],
  ['where the deployment sends no SMS', { offered: ['push', 'email'] as const }],
  ['where the deployment sends no email', { offered: ['push', 'sms'] as const }],
])('offers, invoices, reminders, deliveries, decisions, refunds and payouts reach people %s', (_, context) => {
  expect(essential.filter((type) => !reaches(type, context as Partial<typeof all>))).toEqual([])
})

test('SMS are sent by default about money and deadlines only', () => {
  const bySms = notificationTypes.filter((type) => channelsFor(importanceOf(type), all).includes('sms'))
  expect(new Set(bySms.map(importanceOf))).toEqual(new Set(['money', 'deadline']))
})

test('SMS take the place of WhatsApp where the deployment has none, and nothing is sent by a channel that was not chosen', () => {
  const choices = { money: ['whatsapp'], high: ['push'], normal: [] } as const
  expect(channelsFor('money', { ...all, choices })).toEqual(['whatsapp'])
  expect(channelsFor('money', { ...all, choices, offered: ['email', 'sms'] })).toEqual(['sms'])
  expect(channelsFor('high', { ...all, choices, hasEmail: false })).toEqual(['push'])
  expect(channelsFor('normal', { ...all, choices })).toEqual([])
})

test('the safety of an account ignores the choice', () => {
  expect(channelsFor('security', { ...all, choices: { money: [], deadline: [], high: [], normal: [] } })).toEqual(['push', 'email'])
})
