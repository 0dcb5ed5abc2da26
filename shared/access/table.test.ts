import { expect, test } from 'vitest'
import { type AccessAction, accessActions, accessRoles, expectationOf, noteOf } from './table.ts'

const allowed = (action: AccessAction) => accessRoles.filter((role) => ['y', 'own'].includes(expectationOf(action, role)))

test('the table has 140 actions, and a cell for each of the 19 roles', () => {
  expect([accessActions.length, accessRoles.length]).toEqual([140, 19])
  for (const action of accessActions) for (const role of accessRoles) expect(() => expectationOf(action, role)).not.toThrow()
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
  expect(allowed('prv.inv.create')).toEqual(['PO', 'S2'])
})

test('nobody edits or deletes an audit entry', () => {
  expect(allowed('adm.audit.write')).toEqual([])
})

test('an act carries its condition in words', () => {
  expect(noteOf('ord.cancel')).toBe('409 after payment')
  expect(noteOf('ord.pay.rest')).toBe('never more than remaining')
  expect(noteOf('inv.accept')).toBeNull()
})
