import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import { expect, test } from 'vitest'
import { filterServices } from './filter-services.ts'

const service = (id: string, kind: ServiceView['kind'], ar: string): ServiceView => ({
  id,
  category_id: 'c',
  kind,
  mode: 'on_site',
  name: { ar, en: '' },
  description: { ar: '', en: '' },
  starting_price: null,
  starting_price_with_vat: null,
  questions: [],
  common_price: null,
  package_total: null,
})
const all = [service('1', 'service', 'إصلاح تسرب'), service('2', 'service', 'تركيب سخان'), service('3', 'consultation', 'استشارة')]

test('only services of the given kind are visible', () => {
  expect(filterServices(all, { kind: 'consultation', q: '', selected: [] }).visible.map(({ id }) => id)).toEqual(['3'])
})

test('a search ignores hamza and keeps hidden selected services', () => {
  const { visible, hiddenSelected } = filterServices(all, { kind: 'service', q: 'اصلاح', selected: ['1', '2'] })
  expect(visible.map(({ id }) => id)).toEqual(['1'])
  expect(hiddenSelected).toEqual(['2'])
})
