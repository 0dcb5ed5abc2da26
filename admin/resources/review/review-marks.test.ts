// @vitest-environment happy-dom
import { resources } from '@wasl/resources/index.ts'
import { expect, test } from 'vitest'
import { declarations } from '../../api/declarations.ts'
import { reviewOf } from '../overrides/reviews.ts'
import { nextInQueue } from '../queue.ts'
import { approveRest, missingPart, rejectionFieldsOf, rejectionsOf, reviewedFieldsOf } from './review-marks.ts'

const { providers } = resources
const company = reviewedFieldsOf(providers, { type: 'company' })
const rejected = (reason: string | null, note = '') => ({ isApproved: false, reason, note }) as const

test('every review names actions and rejections that fit together, and shows each of its fields', () => {
  const reviewable = declarations.filter(({ name }) => reviewOf(name))
  expect(reviewable).not.toEqual([])
  for (const declaration of reviewable) {
    const { name, actions = {}, fields, pending } = declaration
    const review = reviewOf(name)
    expect(actions[review?.approve ?? ''], declaration.name).toBeDefined()
    expect(actions[review?.reject ?? '']?.inputs, declaration.name).toEqual([review?.rejections])
    expect(Object.values(pending?.turns ?? {}).some((step) => step?.turn === 'admin')).toBe(true)
    const options = Object.keys(rejectionFieldsOf(declaration)?.field.options ?? {})
    expect(options).not.toEqual([])
    for (const option of options) expect(fields, `${declaration.name}: ${option}`).toHaveProperty(review?.displayedAs?.[option] ?? option)
  }
})

test('a freelancer has no commercial registration to review', () => {
  const keysOf = (type: string) => reviewedFieldsOf(providers, { type }).map(({ key }) => key)
  expect(keysOf('company')).toContain('commercial_number')
  expect(keysOf('freelancer')).not.toContain('commercial_number')
  expect(company.find(({ key }) => key === 'services')?.name).toBe('service_prices')
})

test('approving the rest keeps what was rejected, and only that is sent', () => {
  const marks = approveRest(company, { iban: rejected('mismatch', '  '), city_id: rejected('other', ' another city ') })
  expect(Object.keys(marks)).toHaveLength(company.length)
  expect(rejectionsOf(company, marks)).toEqual([
    { field: 'city_id', reason: 'other', note: 'another city' },
    { field: 'iban', reason: 'mismatch', note: null },
  ])
})

test('a rejection needs a reason, and the reason «other» a note', () => {
  const parts = rejectionFieldsOf(providers)
  if (!parts) throw new Error('providers have no review')
  expect(missingPart(parts, { isApproved: true })).toBeNull()
  expect(missingPart(parts, rejected(null))).toBe('reason')
  expect(missingPart(parts, rejected('expired'))).toBeNull()
  expect(missingPart(parts, rejected('other', ' '))).toBe('note')
  expect(missingPart(parts, rejected('other', 'two logos'))).toBeNull()
})

test('the next row is the one after this, from the start again after the last', () => {
  expect(nextInQueue(['a', 'b', 'c'], 'b')).toBe('c')
  expect(nextInQueue(['a', 'b', 'c'], 'c')).toBe('a')
  expect(nextInQueue(['a', 'b'], 'decided')).toBe('a')
  expect(nextInQueue(['a'], 'a')).toBeUndefined()
})
