import { ownRate } from '@wasl/resources/own-shipping-rates.ts'
import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { draftSchema } from '@wasl/shared/registry/schema.ts'
import { expect, test } from 'vitest'
import { readRate } from './shipping-rates.server.ts'

const read = (changes: Readonly<Record<string, string>>) => {
  const form = new FormData()
  const carrier = {
    'shipping_title.ar': 'شحن',
    'shipping_title.en': 'Shipping',
    method: 'carrier',
    price: '15',
    days_min: '1',
    days_max: '3',
  }
  const empty = {
    city_id: '',
    free_from: '',
    'pick_up_place.ar': '',
    'pick_up_place.en': ' ',
    'pick_up_hours.ar': '',
    'pick_up_hours.en': '',
  }
  for (const [name, value] of Object.entries({ ...carrier, ...empty, ...changes })) form.set(name, value)
  const parsed = draftSchema(ownRate).safeParse(readRate(form))
  return parsed.success ? parsed.data : Object.keys(fieldErrors(parsed.error, 'en'))
}

test('a rate without pick-up has no pick-up address; half of one is a mistake', () => {
  expect(read({})).toMatchObject({ price: 1_500, pick_up_place: null, pick_up_hours: null })
  expect(read({ 'pick_up_place.ar': 'حي العليا', price: 'x' })).toEqual(['price', 'pick_up_place.en'])
})
