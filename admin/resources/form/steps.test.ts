import { count, list, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { type FormStep, formSteps, sectionsOf, stepIndexOf } from './steps.ts'

const declaration = resource({
  name: 'parts',
  label: { one: { en: 'Product', ar: 'منتج' }, many: { en: 'Products', ar: 'المنتجات' } },
  group: 'store',
  icon: 'tags',
  fields: {
    name: text('Name', 'الاسم'),
    code: text('Code', 'الرمز'),
    price: money('Price', 'السعر'),
    sold: count('Sold', 'المباع', { readOnly: true }),
    variants: list('Variants', 'الأنواع', { code: text('Code', 'الرمز') }, { one: { en: 'Variant', ar: 'نوع' } }),
  },
  title: 'name',
  list: ['name'],
  sort: 'name',
  access: { action: 'adm.static' },
})
const inSteps = [
  { label: { en: 'What it is', ar: 'التعريف' }, fields: ['name'] },
  { label: { en: 'Price', ar: 'السعر' }, fields: ['price', 'variants'] },
]
const namesOf = (steps: readonly FormStep[]) => steps.map(({ fields }) => fields.map(([name]) => name))

test('a field without a step is in the first one, and a new row has no read-only fields', () => {
  expect(namesOf(formSteps(declaration, true, inSteps))).toEqual([
    ['name', 'code'],
    ['price', 'variants'],
  ])
  expect(namesOf(formSteps(declaration, false, inSteps))[0]).toEqual(['name', 'code', 'sold'])
})

test('a form without steps is one step', () => {
  expect(namesOf(formSteps(declaration, true))).toEqual([['name', 'code', 'price', 'variants']])
})

test('an error is mapped to the step of its field', () => {
  const steps = formSteps(declaration, true, inSteps)
  expect([stepIndexOf(steps, 'code'), stepIndexOf(steps, 'variants'), stepIndexOf(steps, 'body')]).toEqual([0, 1, 0])
})

test('a list has its own card', () => {
  const [only] = formSteps(declaration, true)
  expect(sectionsOf(only?.fields ?? []).map((section) => section.map(([name]) => name))).toEqual([['name', 'code', 'price'], ['variants']])
})
