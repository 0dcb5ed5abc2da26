import { otherLogged } from '@wasl/resources/audit-entries.ts'
import { findResource } from '@wasl/resources/index.ts'
import { historyFieldLabels, historyLabelsOf } from '@wasl/shared/registry/history-labels.ts'
import { timestampFieldsOf } from '@wasl/shared/registry/timestamps.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hiddenFields } from '../resources/read/history.ts'
import { testApp } from '../testing/test-app.ts'

const { db } = await testApp({}, { demo: 'past' })

const declarationOf = (name: string) => findResource(name) ?? otherLogged.find((other) => other.name === name)

test('every action of the demo’s audit log has a name', async () => {
  const { rows } = await db.execute<{ resource: string; action: string }>(sql`select distinct resource, action from audit_entries`)
  const unnamed = rows.filter(({ resource, action }) => {
    const declaration = declarationOf(resource)
    return !declaration || !(action.replace(`${resource}.`, '') in historyLabelsOf(declaration))
  })
  expect(unnamed).toEqual([])
})

test('every value of the demo’s audit log has the label of a field', async () => {
  const { rows } = await db.execute<{ resource: string; field: string }>(
    sql`select distinct resource, jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as field from audit_entries`,
  )
  const unlabelled = rows.filter(({ resource, field }) => {
    const declaration = declarationOf(resource)
    return (
      !hiddenFields.has(field) &&
      !(declaration && field in { ...declaration.fields, ...timestampFieldsOf(declaration), ...historyFieldLabels })
    )
  })
  expect(unlabelled).toEqual([])
})
