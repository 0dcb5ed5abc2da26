import { expect, test } from 'vitest'
import { notificationTemplates, notificationTypes } from './notifications.ts'
import { notificationParamNames, renderNotification } from './render-notification.ts'

const placeholdersIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
const params = {
  ...Object.fromEntries(notificationTypes.flatMap(notificationParamNames).map((name) => [name, 'x'])),
  order: 'W-1',
  recipients: { ar: 'مزوّدي الخدمة في مدينتك', en: 'the providers in your city' },
}
test('each notification has both languages, with the same placeholders', () => {
  for (const type of notificationTypes)
    for (const { en, ar } of [notificationTemplates[type].title, notificationTemplates[type].body]) {
      expect(en.replace(/\{\w+\}/g, '')).not.toMatch(/\p{Script=Arabic}/u)
      expect(ar.replace(/\{\w+\}/g, '')).not.toMatch(/[A-Za-z]/)
      expect(placeholdersIn(ar), type).toEqual(placeholdersIn(en))
    }
})

test('inserted values are isolated, so that their direction does not affect the sentence', () => {
  expect(renderNotification('order_created', params).body.ar).toBe('وصل طلبك \u2068W-1\u2069 إلى \u2068مزوّدي الخدمة في مدينتك\u2069.')
})

test('a value cannot leave its isolate, whatever it contains', () => {
  const { body } = renderNotification('order_created', { ...params, order: 'W-1\u2069\u202ekcatta' })
  expect(body.en.match(/[\u202a-\u202e\u2066-\u2069]/g)).toEqual(['\u2068', '\u2069', '\u2068', '\u2069'])
})

test('a missing parameter is an error', () => {
  expect(() => renderNotification('offer_new', { order: 'W-1' })).toThrow('offer_new needs')
})

test('every notification can be rendered', () => {
  for (const type of notificationTypes) expect(renderNotification(type, params).title.en.length).toBeGreaterThan(0)
})
