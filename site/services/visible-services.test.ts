import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import { expect, test } from 'vitest'
import { servicesShown } from './visible-services.ts'

const service = (id: string, kind: ServiceView['kind'], ar: string): ServiceView => ({
  id,
  category_id: 'c',
  kind,
  name: { ar, en: '' },
  description: { ar: '', en: '' },
  starting_price: null,
  questions: [],
})
const all = [service('1', 'service', 'إصلاح تسرب'), service('2', 'service', 'تركيب سخان'), service('3', 'consultation', 'استشارة')]

test('only the services of the page’s kind are shown', () => {
  expect(servicesShown(all, { kind: 'consultation', q: '', picked: [] }).shown.map(({ id }) => id)).toEqual(['3'])
})

test('a search without hamza finds the service, and keeps aside what was picked before', () => {
  const { shown, keptAside } = servicesShown(all, { kind: 'service', q: 'اصلاح', picked: ['1', '2'] })
  expect(shown.map(({ id }) => id)).toEqual(['1'])
  expect(keptAside).toEqual(['2'])
})
