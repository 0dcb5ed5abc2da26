import { expect, test } from 'vitest'
import { fieldErrors } from '../registry/messages.ts'
import { documentsForms, servicesForm } from './provider-application.ts'

const errorsOf = (schema: typeof servicesForm | typeof documentsForms.company, body: object) => {
  const { error } = schema.safeParse(body)
  return error ? fieldErrors(error, 'en') : {}
}

test('an empty services step says what to choose, once for each field of the form', () => {
  expect(errorsOf(servicesForm, { category_ids: [], services: [], city_ids: [] })).toEqual({
    services: ['Add at least one service'],
    city_ids: ['Choose at least one city'],
  })
})

test('a service needs a category', () => {
  const services = [{ id: '5f0c2a46-5e4f-4f0a-8a53-2b8c0d1f7a11', price: null }]
  expect(errorsOf(servicesForm, { category_ids: [], services, city_ids: ['5f0c2a46-5e4f-4f0a-8a53-2b8c0d1f7a12'] })).toEqual({
    category_ids: ['Add at least 1'],
  })
  expect(Object.keys(errorsOf(servicesForm, { category_ids: [], services, city_ids: 'all' }))).toEqual(['city_ids', 'category_ids'])
  expect(Object.keys(errorsOf(servicesForm, { category_ids: 'all', services, city_ids: [] }))).toEqual(['category_ids', 'city_ids'])
})

test('a missing document is a file to upload', () => {
  const errors = errorsOf(documentsForms.company, {
    commercial_number: '7001234567',
    vat_number: '',
    certificate_file_id: '',
    photo_file_id: '',
    logo_file_id: null,
  })
  expect(errors).toEqual({ certificate_file_id: ['Upload the required file'], photo_file_id: ['Upload the required file'] })
})
