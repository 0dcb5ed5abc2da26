import type { i18n } from 'i18next'
import { expect, test, vi } from 'vitest'
import { createI18n } from '../i18n/create-i18n.ts'
import { rememberTexts } from './remember-texts.server.ts'

type AnyT = (key: string, options?: object) => string

const texts = {
  common: { save: 'Save', hello: 'Hello {{name}}', items_one: '{{count}} item', items_other: '{{count}} items' },
  orders: { save: 'Send' },
}
// Safe: these keys are of the texts above, not of the site.
const tOf = (instance: i18n, namespace: 'common' | 'orders') => instance.getFixedT('en', namespace) as unknown as AnyT

test('texts without parameters are read once, each in its own namespace', () => {
  const instance = createI18n('en', texts)
  const read = vi.spyOn(instance, 't')
  rememberTexts(instance)
  const [common, orders] = [tOf(instance, 'common'), tOf(instance, 'orders')]
  expect([common('save'), common('save'), tOf(instance, 'common')('save'), orders('save')]).toEqual(['Save', 'Save', 'Save', 'Send'])
  expect(read).toHaveBeenCalledTimes(2)
})

test('texts with short parameters are read once for each, other texts each time', () => {
  const instance = createI18n('en', texts)
  const read = vi.spyOn(instance, 't')
  const t = tOf(rememberTexts(instance), 'common')
  for (const name of ['A', 'B', 'A', 'B']) expect(t('hello', { name })).toBe(`Hello ${name}`)
  expect(read).toHaveBeenCalledTimes(2)
  const long = 'a'.repeat(100)
  expect([t('hello', { name: long }), t('hello', { name: long })]).toEqual([`Hello ${long}`, `Hello ${long}`])
  expect(read).toHaveBeenCalledTimes(4)
})

test('remembered texts differ by their parameters, and a missing one is its key', () => {
  const t = tOf(rememberTexts(createI18n('en', texts)), 'common')
  expect([t('hello', { name: 'A' }), t('hello', { name: 'B' }), t('items', { count: 1 }), t('items', { count: 2 })]).toEqual([
    'Hello A',
    'Hello B',
    '1 item',
    '2 items',
  ])
  expect(t('nothing')).toBe('nothing')
})
