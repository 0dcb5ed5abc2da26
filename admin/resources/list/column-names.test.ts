import { cities } from '@wasl/resources/cities.ts'
import { sessions } from '@wasl/resources/sessions.ts'
import { transactions } from '@wasl/resources/transactions.ts'
import { expect, test } from 'vitest'
import { fieldNamed } from '../declarations.ts'
import { columnNames } from './column-names.ts'
import { sortNames } from './sort-labels.ts'

test('a list can show and be sorted by when its rows were added and changed, though it does not declare so', () => {
  expect(cities.list).not.toContain('created_at')
  expect(columnNames(cities).slice(-2)).toEqual(['created_at', 'updated_at'])
  expect(sortNames(cities, ['name'], [])).toEqual(['name', 'created_at', 'updated_at'])
  expect(fieldNamed(cities, 'updated_at')).toMatchObject({ kind: 'dateTime', label: ['Changed on', 'آخر تعديل'], readOnly: true })
})

test('rows that carry no such stamps are not asked for them, and none stands twice', () => {
  expect(fieldNamed(transactions, 'created_at')).toBeUndefined()
  expect(columnNames(transactions).filter((name) => name.endsWith('ed_at'))).toEqual([])
  expect(columnNames(sessions).filter((name) => name === 'created_at' || name === 'updated_at')).toEqual(['created_at'])
  expect(sortNames(transactions, ['number'], [{ field: 'at', order: 'desc' }])).toEqual(['number', 'at'])
})
