import { resources } from '@wasl/resources/index.ts'
import ar from '@wasl/shared/i18n/admin/ar.json' with { type: 'json' }
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'

test('the button that leaves a confirmation does not begin like the action: «إلغاء» beside «إلغاء الطلب» would be read as the same', () => {
  const [firstWord] = ar.action.back.split(' ')
  for (const { name, actions = {} } of Object.values<AnyResource>(resources))
    for (const { label } of Object.values(actions)) expect(label.ar.split(' ')[0], name).not.toBe(firstWord)
})
