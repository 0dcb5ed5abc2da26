import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { expect, test } from 'vitest'
import { draftValues } from './draft-values.ts'

const named = (id: string) => ({ id, name: { ar: id, en: id } })
const file = (id: string, field: string) => ({ id, field, name: `${id}.pdf`, mime: 'application/pdf', size: 9 })
const draft = {
  ...{ id: 'draft', category: named('home'), service_ids: ['plumbing', 'cooling'], services: [named('plumbing'), named('cooling')] },
  provider_ids: [],
  values: { note: 'عاجل', 'items.0.note': 'مغسلة', 'items.1.answers.2': '3' },
  files: [file('plan', 'file_ids'), file('leak', 'items.0.file_ids'), file('invoice', 'items.1.answers.0')],
  ...{ updated_at: '2026-11-22T09:00:00.000Z', expires_at: '2026-12-22T09:00:00.000Z' },
}

test('what was typed follows its service to another place of the form', () => {
  const { values, attachedFiles } = draftValues(draft, ['cooling', 'garden', 'plumbing'])
  expect(values).toEqual({ note: 'عاجل', 'items.2.note': 'مغسلة', 'items.0.answers.2': '3' })
  expect(attachedFiles.files).toMatchObject([{ id: 'plan', url: resourceRoutes.orderDraftFile({ id: 'draft', fileId: 'plan' }) }])
  expect(attachedFiles.items[2]?.files).toMatchObject([{ id: 'leak' }])
  expect(attachedFiles.items[0]?.answers[0]).toMatchObject([{ id: 'invoice' }])
})

test('what belongs to a service that is not in the form is left out', () => {
  const { values, attachedFiles } = draftValues(draft, ['plumbing'])
  expect(values).toEqual({ note: 'عاجل', 'items.0.note': 'مغسلة' })
  expect(attachedFiles.items).toHaveLength(1)
})
