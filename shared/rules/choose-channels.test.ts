import { expect, test } from 'vitest'
import { notificationChannels } from '../notifications/channels.ts'
import {
  importanceOf,
  isAdminNotification,
  isOrderNotification,
  type NotificationType,
  notificationTypes,
} from '../notifications/notifications.ts'
import { defaultSettings } from '../settings/settings.ts'
import { channelsFor, reachingChannels } from './choose-channels.ts'

const all = { choices: null, hasEmail: true, settings: defaultSettings, offered: notificationChannels }
const reaches = (type: NotificationType, context: Partial<typeof all>) =>
  channelsFor(importanceOf(type), { ...all, ...context }).some((channel) => reachingChannels.some((one) => one === channel))

/** What nobody has to hear about with the pages closed: it needs no answer, moves no money and ends no order. */
const quiet: readonly NotificationType[] = [
  ...(['order_created', 'order_updated', 'order_preparing', 'order_accepted', 'request_updated', 'settlement_line_added'] as const),
  ...(['time_withdrawn', 'work_started'] as const),
  ...(['offer_updated', 'offer_withdrawn', 'offer_rejected'] as const),
  ...(['car_inspection_started', 'car_inspected', 'car_handed_over', 'car_returned'] as const),
  ...(['review_reminder', 'review_missing', 'review_received', 'review_changed'] as const),
]

test('what matters about an order reaches people who have no page open and never chose, with an email address', () => {
  const unheard = notificationTypes.filter((type) => isOrderNotification(type) && !isAdminNotification(type) && !reaches(type, {}))
  expect(unheard.toSorted()).toEqual([...quiet].toSorted())
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
