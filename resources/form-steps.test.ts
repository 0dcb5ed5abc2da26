import { expect, test } from 'vitest'
import { stepForms } from './form-steps.ts'

test('a field is in one step of its form', () => {
  const all = Object.values(stepForms)
  expect(all.length).toBeGreaterThan(0)
  for (const steps of all) {
    const names = steps.flatMap(({ fields }) => fields)
    expect(names).toEqual([...new Set(names)])
  }
})

test('a step has fields of its resource alone', () => {
  const label = { en: 'Name', ar: 'الاسم' }
  // @ts-expect-error a brand has no such field
  const wrong: typeof stepForms = { brands: [{ label, fields: ['nam'] }] }
  expect(wrong.brands).toHaveLength(1)
})
