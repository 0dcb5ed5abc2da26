import { resources } from '@wasl/resources/index.ts'
import ar from '@wasl/shared/i18n/admin/ar.json' with { type: 'json' }
import en from '@wasl/shared/i18n/admin/en.json' with { type: 'json' }
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { newRowsText } from './new-rows-text.ts'

const translator = i18next.createInstance()
await translator.init({
  ns: 'admin',
  defaultNS: 'admin',
  resources: { ar: { admin: ar }, en: { admin: en } },
  interpolation: { escapeValue: false },
})

const newRows = (declaration: AnyResource, count: number, locale: Locale) =>
  newRowsText(declaration, count, {
    locale,
    t: translator.getFixedT(locale),
    localizeInline: (label) => labelIn(label, locale).toLowerCase(),
  })

test.each([
  ['orders', 1, '1 new order', 'طلب جديد'],
  ['orders', 2, '2 new orders', 'طلبان جديدان'],
  ['orders', 3, '3 new orders', '3 طلبات جديدة'],
  ['orders', 1200, '1,200 new orders', '1,200 طلب جديد'],
  ['invoices', 12, '12 new invoices', '12 فاتورة جديدة'],
  ['audit-entries', 5, '5 new changes', '5 تغييرات جديدة'],
  ['cities', 3, '3 new cities', 'عرض الجديد (3)'],
] as const)('new rows of %s are counted with the plural form of their number: %i', (name, count, english, arabic) => {
  expect(newRows(resources[name], count, 'en')).toBe(english)
  expect(newRows(resources[name], count, 'ar')).toBe(arabic)
})
