import { expect, test } from 'vitest'
import { kinds, servedKinds } from '../lifecycle/orders/vocabulary.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { orderForm } from './orders.ts'

test('these kinds are planned, and no form sends them', () => {
  const planned = typedKeys(kinds).filter((kind) => !Object.hasOwn(servedKinds, kind))
  expect(planned).toEqual(['car', 'store'])
  expect(planned.filter((kind) => orderForm.shape.kind.safeParse(kind).success)).toEqual([])
})
