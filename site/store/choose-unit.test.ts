import type { ProductPage, ProductUnit } from '@wasl/shared/contract/store.ts'
import { expect, test } from 'vitest'
import { findUnit, optionChoices } from './choose-unit.ts'

const option = (id: string) => ({ id, name: { ar: id, en: id }, color: null })
const attribute = (id: string, ...options: string[]) => ({ ...option(id), options: options.map(option) })
const unit = (sku: string, option_ids: string[], is_available = true): ProductUnit => ({
  ...{ id: `id-${sku}`, sku, option_ids, is_available },
  ...{ price: 100, full_price: null, image_url: null, left: null },
})
const attributes: ProductPage['attributes'] = [attribute('color', 'black', 'sand'), attribute('size', '128', '256')]
const black128 = unit('B1', ['black', '128'])
const units = [black128, unit('B2', ['black', '256'], false), unit('S1', ['sand', '128'])]
const skus = (chosen: ProductUnit) =>
  optionChoices({ attributes, units }, chosen).map(({ choices }) => choices.map((choice) => choice.unit?.sku ?? null))

test('the address chooses a unit by SKU or id, otherwise the first that is available', () => {
  expect(findUnit({ units }, 'S1')?.sku).toBe('S1')
  expect(findUnit({ units }, 'id-B2')?.sku).toBe('B2')
  expect(findUnit({ units: units.toReversed().slice(1) }, 'gone')?.sku).toBe('B1')
  expect(findUnit({ units: [unit('X', [], false)] }, null)?.sku).toBe('X')
})

test('an option keeps the other options of the chosen unit', () =>
  expect(skus(black128)).toEqual([
    ['B1', 'S1'],
    ['B1', 'B2'],
  ]))

test('a first attribute can always be changed, a later one only to what exists with it', () => {
  const [, black256, sand128] = units
  expect(black256 && skus(black256)).toEqual([
    ['B2', 'S1'],
    ['B1', 'B2'],
  ])
  expect(sand128 && skus(sand128)).toEqual([
    ['B1', 'S1'],
    ['S1', null],
  ])
})
