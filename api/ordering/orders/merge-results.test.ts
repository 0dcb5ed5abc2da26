import { expect, test } from 'vitest'
import { mergeResults } from './merge-results.ts'

test('the results of all effects are one', () => {
  const results = [{ notify: {} }, { order: { change_rounds: 2 } }, { order: { due_at: null }, notify: { amount: 100 } }]
  expect(mergeResults('request_changes', results)).toEqual({ order: { change_rounds: 2, due_at: null }, notify: { amount: 100 } })
})

test('two effects that return the same part are an error, in either order', () => {
  const results = [{ notify: { amount: 100 } }, { notify: { amount: 200 } }]
  for (const both of [results, results.toReversed()])
    expect(() => mergeResults('cancel', both)).toThrow('two effects of cancel return amount')
})
