// @vitest-environment happy-dom
import { attributeOptions } from '@wasl/resources/attribute-options.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { expectTypeOf, test } from 'vitest'
import { type fetchRow, updateRow, type useRow, type useRowList } from './resource-client.ts'

test('a row has the types of its declaration', () => {
  type Option = Awaited<ReturnType<typeof fetchRow<typeof attributeOptions.fields>>>
  expectTypeOf<Option['option_name']>().toEqualTypeOf<Localized>()
  expectTypeOf<Option['attribute_id']>().toEqualTypeOf<string>()
  expectTypeOf<Option['id']>().toEqualTypeOf<string>()
  // @ts-expect-error: no such field.
  expectTypeOf<Option['colour']>().toBeUndefined()
  expectTypeOf<ReturnType<typeof useRow<typeof attributeOptions.fields>>['result']>().toEqualTypeOf<Option | undefined>()
  expectTypeOf<ReturnType<typeof useRowList<typeof attributeOptions.fields>>['result']['data'][number]>().toEqualTypeOf<Option>()
})

test('a row of any resource has values of unknown type', () => {
  type Any = Awaited<ReturnType<typeof fetchRow<AnyResource['fields']>>>
  expectTypeOf<Any['title']>().toBeUnknown()
  expectTypeOf<Any['id']>().toBeString()
})

test('changes that do not fit the declaration do not compile', () => {
  const compiled = [
    () => updateRow(attributeOptions, '1', { version: 1, option_name: { ar: 'أسود', en: 'Black' } }),
    // @ts-expect-error: a name has both languages.
    () => updateRow(attributeOptions, '1', { version: 1, option_name: 'Black' }),
    // @ts-expect-error: the version is missing.
    () => updateRow(attributeOptions, '1', { option_name: { ar: 'أسود', en: 'Black' } }),
  ]
  expectTypeOf(compiled).toBeArray()
})
