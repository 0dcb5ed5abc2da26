import { expect, test } from 'vitest'
import { accessActions, accessRoleNames, expectationOf, isAllowed } from './table.ts'

test('the table has 140 actions, and a cell for each of the 19 roles', () => {
  expect([accessActions.length, accessRoleNames.length]).toEqual([140, 19])
  for (const action of accessActions) for (const role of accessRoleNames) expect(() => expectationOf(action, role)).not.toThrow()
})

test('a client accepts offers on its own order, another client finds nothing there', () => {
  expect(expectationOf('ord.offer.accept', 'CI')).toBe('own')
  expect(expectationOf('ord.offer.accept', 'CX')).toBe('404')
  expect(expectationOf('ord.offer.accept', 'G')).toBe('401')
})

test('a blocked account and one that is not activated are told so', () => {
  expect(expectationOf('ord.read', 'BL')).toBe('blk')
  expect(expectationOf('ord.read', 'NA')).toBe('act')
})

test('only a provider user who manages orders issues invoices for its provider', () => {
  expect(accessRoleNames.filter((role) => isAllowed('prv.inv.create', role))).toEqual(['PO', 'S2'])
})

test('nobody edits or deletes an audit entry', () => {
  expect(accessRoleNames.filter((role) => isAllowed('adm.audit.write', role))).toEqual([])
})
