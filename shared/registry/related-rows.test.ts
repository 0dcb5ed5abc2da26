import { expect, test } from 'vitest'
import { belongsTo, hasMany, list, text } from './fields.ts'
import { relatedIds } from './related-rows.ts'

const fields = {
  title: text('Title', 'العنوان'),
  city_id: belongsTo('City', 'المدينة', 'cities', { optional: true }),
  category_ids: hasMany('Categories', 'التصنيفات', 'categories'),
  stops: list('Stops', 'المحطات', { city_id: belongsTo('City', 'المدينة', 'cities') }, { one: { en: 'Stop', ar: 'محطة' } }),
}

test('each related id appears once, wherever it is referenced', () => {
  const rows = [
    { title: 'a', city_id: 'c2', category_ids: ['k1', 'k2'], stops: [{ city_id: 'c1' }] },
    { title: 'b', city_id: null, category_ids: ['k2'], stops: [{ city_id: 'c2' }] },
  ]
  expect(relatedIds(fields, rows)).toEqual({ cities: ['c1', 'c2'], categories: ['k1', 'k2'] })
})

test('rows without references have no related ids', () => {
  expect(relatedIds(fields, [{ title: 'a', city_id: null, category_ids: [], stops: [] }])).toEqual({})
})
