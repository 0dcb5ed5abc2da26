import { expect, test } from 'vitest'
import { channelsByImportance } from './importance.ts'
import { importanceOf, isAdminNotification, notificationTypes } from './notifications.ts'
import { whatsAppContent, whatsAppTemplates } from './whatsapp-templates.ts'

test('each notification that can arrive by WhatsApp has a template in both languages', () => {
  for (const type of notificationTypes) {
    const isSent = (channelsByImportance[importanceOf(type)] as readonly string[]).includes('whatsapp') && !isAdminNotification(type)
    const languages = whatsAppTemplates.filter(({ name }) => name === type).map(({ language }) => language)
    expect(languages, type).toEqual(isSent ? ['ar', 'en'] : [])
  }
})

test('no template begins or ends with a value, and each keeps the limits of WhatsApp', () => {
  for (const { name, body, parameters, button } of whatsAppTemplates) {
    expect(body, name).not.toMatch(/^\{\{|\}\}$/)
    expect(body.length, name).toBeLessThanOrEqual(1024)
    expect(button.length, name).toBeLessThanOrEqual(25)
    expect(name).toMatch(/^[a-z0-9_]{1,512}$/)
    expect(new Set([...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => number)).size, name).toBe(parameters.length)
  }
})

test('the values are in the order of the template, in one line and without marks of direction', () => {
  const params = { order: '\u2068W-1\u2069', amount: 'SAR\n\t10', reason: '' }
  expect(whatsAppContent('refund_of_order', { params, count: 1, locale: 'ar', link: null })).toEqual({
    template: 'refund_of_order',
    language: 'ar',
    parameters: ['SAR 10', 'W-1', '—'],
    path: 'notifications',
  })
})
