import { expect, test } from 'vitest'
import { stepOfField, stepsOf } from './form-steps.ts'

test('an error leads to the step of its field', () => {
  const steps = stepsOf('on_site')
  expect(
    ['items.0.answers.1', 'provider_ids.0', 'city_id', 'to_lat', 'wanted_on', 'note', 'file_ids', 'category_id', 'draft_id'].map((field) =>
      stepOfField(field, steps),
    ),
  ).toEqual(['service', 'service', 'place', 'place', 'place', 'send', 'send', 'send', 'send'])
})

test('a remote order has its date in the last step', () => {
  const steps = stepsOf('remote')
  expect(steps).toEqual(['service', 'send'])
  expect(stepOfField('wanted_on', steps)).toBe('send')
})
