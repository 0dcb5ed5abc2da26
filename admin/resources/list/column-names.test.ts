import { cities } from '@wasl/resources/cities.ts'
import { sessions } from '@wasl/resources/sessions.ts'
import { transactions } from '@wasl/resources/transactions.ts'
import { expect, test } from 'vitest'
import { fieldNamed } from '../../api/declarations.ts'
import { columnNames, sortableNames } from './column-names.ts'

test('a list can show and sort by the timestamps of its rows without declaring them', () => {
  expect(cities.list).not.toContain('created_at')
  expect(columnNames(cities).slice(-2)).toEqual(['created_at', 'updated_at'])
  expect(sortableNames(cities, ['name'], [])).toEqual(['name', 'created_at', 'updated_at'])
  expect(fieldNamed(cities, 'updated_at')).toMatchObject({
    kind: 'dateTime',
    label: { en: 'Last updated', ar: 'آخر تعديل' },
    readOnly: true,
  })
})

test('rows without timestamps have no timestamp columns, and no column appears twice', () => {
  expect(fieldNamed(transactions, 'created_at')).toBeUndefined()
  expect(columnNames(transactions).filter((name) => name.endsWith('ed_at'))).toEqual([])
  expect(columnNames(sessions).filter((name) => name === 'created_at' || name === 'updated_at')).toEqual(['created_at'])
  expect(sortableNames(transactions, ['number'], [{ field: 'at', order: 'desc' }])).toEqual(['number', 'at'])
})
