import { resources } from '@wasl/resources/index.ts'
import { boolean, image, text } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { generatedFeatures, sampleResources } from './resource-sample.ts'

const label = { one: { en: 'One', ar: 'واحد' }, many: { en: 'Many', ar: 'كثير' } }
const common = {
  label,
  group: 'catalog',
  icon: 'tags',
  title: 'name',
  list: ['name'],
  sort: 'name',
  access: { action: 'adm.cities' },
} as const
const name = text('Name', 'الاسم', { max: 10 })
const plain = (title: string): AnyResource => ({ ...common, name: title, fields: { name } })
const rich: AnyResource = {
  ...common,
  name: 'rich',
  fields: { name, picture: image('Picture', 'الصورة'), active: boolean('Active', 'مفعّل') },
  filters: ['active'],
}

test('the sample has the richest resource first, and each other one for what the former ones lack', () => {
  const readOnly: AnyResource = {
    ...common,
    name: 'readings',
    fields: { name },
    access: { ...common.access, create: false, edit: false, remove: false },
  }
  const sample = sampleResources([plain('tags'), rich, plain('labels'), readOnly])
  expect(sample.map(({ resource, reasons }) => [resource.name, reasons])).toEqual([
    ['rich', ['field text', 'field image', 'field boolean', 'filter boolean', 'create', 'delete']],
    ['readings', ['read only']],
  ])
})

test('the sample covers everything that the registry generates and does not grow with resources of known features', () => {
  const all = Object.values<AnyResource>(resources)
  const sample = sampleResources(all)
  const covered = new Set(sample.flatMap(({ reasons }) => reasons))
  expect(new Set(all.flatMap(generatedFeatures))).toEqual(covered)
  expect(sample.length).toBeLessThan(all.length / 2)
  const more = Array.from({ length: 40 }, (_, at) => plain(`more-${at}`))
  expect(sampleResources([...all, ...more])).toEqual(sample)
})
