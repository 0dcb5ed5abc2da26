import { count, list, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { type FormStep, formSteps, sectionsOf, stepOf } from './steps.ts'

const declaration = resource({
  name: 'products',
  label: { one: ['Product', 'منتج'], many: ['Products', 'المنتجات'] },
  group: 'store',
  icon: 'tags',
  fields: {
    name: text('Name', 'الاسم'),
    code: text('Code', 'الرمز'),
    price: money('Price', 'السعر'),
    sold: count('Sold', 'المباع', { readOnly: true }),
    variants: list('Variants', 'الأنواع', { code: text('Code', 'الرمز') }, { one: ['Variant', 'نوع'] }),
  },
  title: 'name',
  list: ['name'],
  sort: 'name',
  access: {},
  steps: [
    { label: ['What it is', 'التعريف'], fields: ['name'] },
    { label: ['Price', 'السعر'], fields: ['price', 'variants'] },
  ],
})
const namesOf = (steps: readonly FormStep[]) => steps.map(({ fields }) => fields.map(([name]) => name))

test('a field of no step stands in the first, and a new row is not asked for what nobody writes', () => {
  expect(namesOf(formSteps(declaration, true))).toEqual([
    ['name', 'code'],
    ['price', 'variants'],
  ])
  expect(namesOf(formSteps(declaration, false))[0]).toEqual(['name', 'code', 'sold'])
})

test('a form without steps is one page', () => {
  expect(namesOf(formSteps({ ...declaration, steps: [] }, true))).toEqual([['name', 'code', 'price', 'variants']])
})

test('an error finds the step of its field', () => {
  const steps = formSteps(declaration, true)
  expect([stepOf(steps, 'code'), stepOf(steps, 'variants'), stepOf(steps, 'body')]).toEqual([0, 1, 0])
})

test('a repeated group has a card of its own', () => {
  const [only] = formSteps({ ...declaration, steps: [] }, true)
  expect(sectionsOf(only?.fields ?? []).map((section) => section.map(([name]) => name))).toEqual([['name', 'code', 'price'], ['variants']])
})
