import * as z from 'zod'
import { rowSchema } from '../../registry/row-schema.ts'
import { patchSchema } from '../../registry/schema.ts'
import { minuteSeconds } from '../../utils/durations.ts'
import { adapterTest, adapterTestForm } from '../adapter-tests.ts'
import { endpoint } from '../endpoint.ts'
import { historyEntry } from '../history.ts'
import { settingsForm, settingsId } from '../settings-form.ts'

const row = z.strictObject({ id: z.uuid(), version: z.int(), ...fieldsIn(rowSchema(settingsForm)) })

/** The schemas of the settings' own fields, without the timestamps of a row. */
function fieldsIn(schema: z.ZodType): Record<string, z.ZodType> {
  if (!(schema instanceof z.ZodObject)) throw new Error('fieldsIn: the schema of the settings is not an object')
  return Object.fromEntries(Object.entries(schema.shape).filter(([name]) => name in settingsForm.fields))
}

export const testAdapters = endpoint({
  method: 'POST',
  path: '/api/admin/adapters/test',
  action: 'adm.adapters',
  summary: 'Use every outside service once, and send a test message to the named recipients',
  limit: { max: 5, perSeconds: 10 * minuteSeconds },
  body: adapterTestForm,
  response: z.array(adapterTest),
})
const show = {
  method: 'GET',
  action: 'adm.settings',
  permission: 'settings.show',
  summary: 'All settings, with the version of the last change',
  bare: row,
} as const
const update = {
  method: 'PATCH',
  action: 'adm.settings',
  permission: 'settings.edit',
  summary: 'Change some settings; with If-Match only if that is still their version, otherwise 412 with the current settings',
  body: patchSchema(settingsForm),
  bare: row,
} as const
// Also under their fixed id, as the data provider of the back office addresses a row.
const rowPath = `/api/admin/settings/${settingsId}` as const

export const showSettings = endpoint({ ...show, path: '/api/admin/settings' })
export const showSettingsRow = endpoint({ ...show, path: rowPath })
export const updateSettings = endpoint({ ...update, path: '/api/admin/settings' })
export const updateSettingsRow = endpoint({ ...update, path: rowPath })
export const listSettingsHistory = endpoint({
  method: 'GET',
  path: `${rowPath}/history`,
  action: 'adm.settings',
  permission: 'settings.show',
  summary: 'Who changed which settings, newest first',
  bare: z.array(historyEntry),
})
