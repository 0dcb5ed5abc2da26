import { expect, test } from 'vitest'
import { readWantedTime, wantedValues } from './wanted-values.ts'

const formOf = (values: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('only what belongs to the choice is sent', () => {
  const typed = { wanted_on: '2026-11-25', wanted_part: 'after_asr', wanted_time: '16:30' }
  expect(readWantedTime(formOf({ ...typed, wanted: 'soon' }))).toEqual({ wanted_on: null, wanted_part: null, wanted_time: null })
  expect(readWantedTime(formOf({ ...typed, wanted: 'day' }))).toEqual({ ...typed, wanted_time: null })
  expect(readWantedTime(formOf({ ...typed, wanted: 'hour' }))).toEqual({ ...typed, wanted_part: null })
  expect(readWantedTime(formOf({ ...typed, wanted: 'day', wanted_part: 'any' }))).toMatchObject({ wanted_part: null })
})

test('a chosen day or hour that was not entered is reported by the API', () => {
  expect(readWantedTime(formOf({ wanted: 'hour', wanted_on: '', wanted_time: '' }))).toMatchObject({ wanted_on: '', wanted_time: '' })
})

test('the form shows what an order has', () => {
  expect(wantedValues({ wanted_on: null, wanted_part: null, wanted_time: null }).wanted).toBe('soon')
  expect(wantedValues({ wanted_on: '2026-11-25', wanted_part: null, wanted_time: null })).toMatchObject({
    wanted: 'day',
    wanted_part: 'any',
  })
  expect(wantedValues({ wanted_on: '2026-11-25', wanted_part: null, wanted_time: '16:30' }).wanted).toBe('hour')
})
