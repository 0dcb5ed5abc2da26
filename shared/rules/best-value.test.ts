import { expect, test } from 'vitest'
import { bestValueOf } from './best-value.ts'

const offer = (id: string, total: number, rating: number | null = null, rating_count = rating === null ? 0 : 10, duration_days = 3) => ({
  ...{ id, total, rating, rating_count, duration_days },
})

test('the best value is the highest rating among the offers near the lowest total', () => {
  expect(bestValueOf([offer('cheap', 10_000, 4), offer('good', 11_500, 4.9), offer('dear', 11_501, 5)])).toBe('good')
})

test('a rating counts from three reviews', () => {
  expect(bestValueOf([offer('known', 10_000, 4), offer('new', 10_000, 5, 2)])).toBe('known')
  expect(bestValueOf([offer('known', 10_000, 4), offer('third', 10_000, 5, 3)])).toBe('third')
})

test('of equal ratings the lower total counts, then the shorter duration', () => {
  expect(bestValueOf([offer('dear', 10_001, 4.5), offer('cheap', 10_000, 4.5)])).toBe('cheap')
  expect(bestValueOf([offer('slow', 10_000, 4.5, 10, 5), offer('fast', 10_000, 4.5, 10, 2)])).toBe('fast')
})

test('there is no best value of a single offer, nor without ratings', () => {
  expect(bestValueOf([offer('only', 10_000, 5)])).toBeNull()
  expect(bestValueOf([offer('one', 10_000), offer('two', 11_000)])).toBeNull()
})
