import { optionsIn, titleIn } from '@wasl/shared/registry/row-title.ts'
import { expect, test } from 'vitest'
import { resources } from './index.ts'

const log = resources['audit-entries']

test('an action is called by the words of its own resource', () => {
  expect(titleIn(log, { action: 'edit', resource: 'faqs' })).toMatchObject({ en: 'Updated' })
  expect(titleIn(log, { action: 'edit', resource: 'orders' })).toMatchObject({ en: 'Order edited' })
  expect(titleIn(log, { action: 'update', resource: 'settings' })).toMatchObject({ en: 'Updated' })
})

test('the filter has the common label of an action that many resources have', () => {
  expect(optionsIn(log.fields.action, {}).edit).toMatchObject({ en: 'Updated' })
})
