import { belongsTo, choice, count, file, list, localized, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { copyOf } from './copy-row.ts'

const declaration = resource({
  name: 'services',
  label: { one: { en: 'Service', ar: 'خدمة' }, many: { en: 'Services', ar: 'الخدمات' } },
  group: 'catalog',
  icon: 'tags',
  fields: {
    name: localized('Name', 'الاسم'),
    category_id: belongsTo('Category', 'التصنيف', 'categories'),
    code: text('Code', 'الرمز', { unique: true }),
    note: text('Note', 'ملاحظة', { optional: true }),
    proof: file('Proof', 'الإثبات', { optional: true, private: true }),
    status: choice(
      'Status',
      'الحالة',
      { open: { en: 'Open', ar: 'مفتوحة' }, shut: { en: 'Shut', ar: 'مغلقة' } },
      { default: 'open', readOnly: true },
    ),
    place: count('Place', 'الترتيب', { default: 0 }),
    variants: list(
      'Variants',
      'الأنواع',
      { label: text('Label', 'الاسم'), sku: text('SKU', 'رمز التخزين', { unique: true }) },
      { one: { en: 'Variant', ar: 'نوع' } },
    ),
  },
  title: 'name',
  list: ['name'],
  sort: 'place',
  position: 'place',
  unique: [['category_id', 'name']],
  access: { action: 'adm.static' },
})
const row = {
  id: '1',
  version: 4,
  name: { ar: 'دهان', en: 'Painting' },
  category_id: 'c1',
  code: 'PAINT',
  note: null,
  proof: 'f1',
  status: 'shut',
  place: 7,
  variants: [{ id: 'v1', label: 'Small', sku: 'S-1' }],
}

test('a copy has the values of the row; its list entries become new entries', () => {
  expect(copyOf({ ...declaration, unique: [] }, row)).toEqual({
    name: row.name,
    category_id: 'c1',
    status: 'open',
    place: 0,
    variants: [{ label: 'Small' }],
  })
})

test('of a combined unique constraint the title is left blank, or the last field if the title is not part of it', () => {
  expect(copyOf(declaration, row)).not.toHaveProperty('name')
  expect(copyOf(declaration, row)).toHaveProperty('category_id', 'c1')
  expect(copyOf({ ...declaration, title: 'code' }, row)).toHaveProperty('category_id', 'c1')
  expect(copyOf({ ...declaration, unique: [['name', 'category_id']], title: 'code' }, row)).not.toHaveProperty('category_id')
})
