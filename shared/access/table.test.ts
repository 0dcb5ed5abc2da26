import { expect, test } from 'vitest'
import { type AccessAction, accessActions, accessRoles, expectedAccess, noteOf, plannedActions } from './table.ts'

const allowed = (action: AccessAction) => accessRoles.filter((role) => ['y', 'own'].includes(expectedAccess(action, role)))

test('the table has a cell for each action and role', () => {
  const declared = [...accessActions, ...plannedActions]
  expect(declared).toContain('adm.audit.read')
  for (const action of declared) for (const role of accessRoles) expect(() => expectedAccess(action, role)).not.toThrow()
})

test('a client accepts offers on its own order, another client gets 404', () => {
  expect(expectedAccess('ord.offer.accept', 'CI')).toBe('own')
  expect(expectedAccess('ord.offer.accept', 'CX')).toBe('404')
  expect(expectedAccess('ord.offer.accept', 'G')).toBe('401')
})

test('a blocked account and one that is not activated have their own result', () => {
  expect(expectedAccess('ord.read', 'BL')).toBe('blk')
  expect(expectedAccess('ord.read', 'NA')).toBe('act')
})

test('only a provider user who manages orders issues invoices for its provider', () => {
  expect(allowed('prv.inv.create')).toEqual(['PO', 'S2'])
})

test('nobody edits or deletes an audit entry', () => {
  expect(allowed('adm.audit.write')).toEqual([])
})

test('an action has its condition as a text', () => {
  expect(noteOf('ord.cancel')).toBe('409 after payment')
  expect(noteOf('adm.refund')).toBe('asker is not approver')
  expect(noteOf('inv.accept')).toBeNull()
})

test('planned are exactly these actions, and no route can name one', () => {
  expect(plannedActions).toEqual(['ops.metrics'])
  // @ts-expect-error no route serves a planned action
  const action: AccessAction = 'ops.metrics'
  expect(accessActions).not.toContain(action)
})
