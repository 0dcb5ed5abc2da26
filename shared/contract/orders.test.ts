import { expect, test } from 'vitest'
import { kinds, servedKinds } from '../lifecycle/orders/vocabulary.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { orderForm } from './orders.ts'

test('these kinds are planned, and no form sends them or orders of the store', () => {
  const planned = typedKeys(kinds).filter((kind) => !Object.hasOwn(servedKinds, kind))
  expect(planned).toEqual(['car'])
  expect([...planned, 'store'].filter((kind) => orderForm.shape.kind.safeParse(kind).success)).toEqual([])
})
