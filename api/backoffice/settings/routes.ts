import { historyEntry } from '@wasl/shared/contract/history.ts'
import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import { patchSchema } from '@wasl/shared/registry/schema.ts'
import { settingsForm, settingsId } from '@wasl/shared/settings/settings-form.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { plainRoute } from '../../platform/http/route.ts'
import { loadHistory } from '../../resources/read/history.ts'
import { versionFromIfMatch } from '../../resources/write/row-version.ts'
import { changeSettings, settingsRow } from './settings-row.ts'

const row = z.strictObject({ id: z.uuid(), version: z.int(), ...fieldsIn(rowSchema(settingsForm)) })

const url = '/api/admin/settings'

/** Routes to read and change the settings; also under their fixed id, as the data provider of the back office addresses a row. */
export function settingsRoutes(app: FastifyInstance): void {
  for (const address of [url, `${url}/${settingsId}`]) rowRoutes(app, address)
  plainRoute(app, {
    ...common,
    method: 'GET',
    url: `${url}/${settingsId}/history`,
    permission: 'settings.show',
    summary: 'Who changed which settings, newest first',
    responses: { 200: z.array(historyEntry) },
    handler: ({ ctx }) => loadHistory(ctx, settingsForm.name, settingsId),
  })
}

const common = { action: 'adm.settings', tags: ['admin: settings'] } as const

function rowRoutes(app: FastifyInstance, url: string): void {
  plainRoute(app, {
    ...common,
    method: 'GET',
    url,
    permission: 'settings.show',
    summary: 'All settings, with the version of the last change',
    responses: { 200: row },
    handler: ({ ctx }) => settingsRow(ctx),
  })
  plainRoute(app, {
    ...common,
    method: 'PATCH',
    url,
    permission: 'settings.edit',
    summary: 'Change some settings; with If-Match only if that is still their version, otherwise 412 with the current settings',
    body: patchSchema(settingsForm),
    responses: { 200: row },
    handler: ({ ctx, body, request }) => changeSettings(ctx, { change: body, version: versionFromIfMatch(request) }),
  })
}

/** The schemas of the settings' own fields, without the timestamps of a row. */
function fieldsIn(schema: z.ZodType): Record<string, z.ZodType> {
  if (!(schema instanceof z.ZodObject)) throw new Error('fieldsIn: the schema of the settings is not an object')
  return Object.fromEntries(Object.entries(schema.shape).filter(([name]) => name in settingsForm.fields))
}
