import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { declarationProblems } from './declaration-problems.ts'
import { type ActionEffectName, type DerivedStatusNames, type DocumentRendererName, resources } from './index.ts'

// Loading them checks the rest.
test('no declaration has a problem', () => {
  expect(Object.values<AnyResource>(resources).flatMap(declarationProblems)).toEqual([])
})

test('rows that nobody has, texts without their values and labels in the wrong language are problems', () => {
  const wrong: AnyResource = {
    ...resources['review-requests'],
    label: { one: { en: 'Request', ar: 'Request' }, many: { en: 'طلبات', ar: 'طلبات' } },
    access: { action: { read: 'adm.products', write: 'adm.audit.write' } },
    pending: { statusField: 'status', turns: {}, notification: 'admin_failed_logins' },
  }
  expect(declarationProblems(wrong)).toEqual([
    'review-requests: nobody has adm.audit.write of the access table',
    'review-requests: the notification admin_failed_logins has {name}, which is no field',
    'review-requests: the Arabic of a label is none: Request',
    'review-requests: the English of a label is Arabic: طلبات',
  ])
})

test('the declared names are exact, so that a record with a misspelled or missing key does not compile', () => {
  const names: [ActionEffectName, DocumentRendererName, keyof DerivedStatusNames] = ['end_session', 'price_statement_pdf', 'coupons']
  const wrong = [
    // @ts-expect-error no action has this effect
    'end_sesion' satisfies ActionEffectName,
    // @ts-expect-error no document has this renderer
    'invoices' satisfies DocumentRendererName,
    // @ts-expect-error this resource declares no derived status
    'cities' satisfies keyof DerivedStatusNames,
  ]
  expect(names.length).toBe(wrong.length)
})
