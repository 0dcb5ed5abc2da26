import { expect, test } from 'vitest'
import { namesOf, rowOf } from '../lifecycle/lifecycle.ts'
import { orderLifecycle } from '../lifecycle/orders/order-lifecycle.ts'
import { noticeText } from './notification-text.ts'
import { isOrderNotice, notices, noticeTypes } from './notifications.ts'

const holesIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole).sort()
const filled = {
  order: 'W-1',
  provider: 'x',
  amount: 'x',
  reason: 'x',
  rating: '5',
  name: 'x',
  group: 'x',
  text: 'x',
  number: '1',
  title: 'x',
  code: 'x',
  subject: 'x',
  account_name: 'x',
}

test('there are 57 notices about orders', () => {
  expect(noticeTypes.filter(isOrderNotice)).toHaveLength(57)
})

test('each notice says the same in both languages, with the same holes', () => {
  for (const type of noticeTypes)
    for (const [en, ar] of [notices[type].title, notices[type].body]) {
      expect(en.replace(/\{\w+\}/g, '')).not.toMatch(/\p{Script=Arabic}/u)
      expect(ar.replace(/\{\w+\}/g, '')).not.toMatch(/[A-Za-z]/)
      expect(holesIn(ar), type).toEqual(holesIn(en))
    }
})

test('every transition that tells somebody names notices that exist', () => {
  const named = namesOf(orderLifecycle).flatMap((name) => Object.values(rowOf(orderLifecycle, name).notify ?? {}))
  expect(named.length).toBeGreaterThan(30)
  for (const type of named) expect(noticeTypes).toContain(type)
})

test('inserted values are isolated, so that their direction does not disturb the sentence', () => {
  expect(noticeText('order_created', filled).body.ar).toBe('وصل طلبك \u2068W-1\u2069 إلى المزوّدين المطابقين.')
})

test('a hole that is not filled is a defect', () => {
  expect(() => noticeText('offer_new', { order: 'W-1' })).toThrow('offer_new needs')
})

test('every notice can be written', () => {
  for (const type of noticeTypes) expect(noticeText(type, filled).title.en.length).toBeGreaterThan(0)
})
