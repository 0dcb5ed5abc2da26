import { expect, test } from 'vitest'
import { choice, longText, text } from '../registry/fields.ts'
import { ownListUrl } from './own-rows.ts'

const requests = {
  name: 'data-requests',
  fields: {
    kind: choice('Type', 'النوع', { correction: { en: 'Correction', ar: 'تصحيح' } }),
    details: longText('Details', 'التفاصيل'),
    note: text('Note', 'ملاحظة'),
  },
  access: { own: { fields: ['kind', 'details', 'created_at'] } },
}

test('the address of own rows has their length', () => {
  expect(ownListUrl(requests, { fields: ['kind', 'created_at'], limit: 20 })).toBe('/api/own/data-requests?_end=20&_start=0')
  expect(ownListUrl(requests, { fields: ['kind'] })).toBe('/api/own/data-requests')
})

test('a field that the owner may not read is refused', () => {
  expect(() => ownListUrl(requests, { fields: ['note'] })).toThrow('the owner of data-requests does not read note')
})
