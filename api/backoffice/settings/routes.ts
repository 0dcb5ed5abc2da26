import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import { patchSchema } from '@wasl/shared/registry/schema.ts'
import { settingsForm, settingsId } from '@wasl/shared/settings/settings-form.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { plainRoute } from '../../platform/http/route.ts'
import { historyEntry, historyOf } from '../../resources/history.ts'
import { versionIn } from '../../resources/if-match.ts'
import { changeSettings, settingsRow } from './settings-page.ts'

const row = z.strictObject({ id: z.uuid(), version: z.int(), ...fieldsIn(rowSchema(settingsForm)) })

const url = '/api/admin/settings'

/** The settings of the house, for those who may see and change them; by their id too, as the back office's data provider asks for a row. */
export function settingsRoutes(app: FastifyInstance): void {
  for (const one of [url, `${url}/${settingsId}`]) pageRoutes(app, one)
  plainRoute(app, {
    ...common,
    method: 'GET',
    url: `${url}/${settingsId}/history`,
    permission: 'settings.show',
    summary: 'Who changed which settings, newest first',
    answers: { 200: z.array(historyEntry) },
    handler: ({ ctx }) => historyOf(ctx, settingsForm.name, settingsId),
  })
}

const common = { action: 'adm.settings', tags: ['admin: settings'] } as const

function pageRoutes(app: FastifyInstance, url: string): void {
  plainRoute(app, {
    ...common,
    method: 'GET',
    url,
    permission: 'settings.show',
    summary: 'All settings, with the version of the last change',
    answers: { 200: row },
    handler: ({ ctx }) => settingsRow(ctx),
  })
  plainRoute(app, {
    ...common,
    method: 'PATCH',
    url,
    permission: 'settings.edit',
    summary: 'Change some settings; with If-Match only if nobody changed them since, else 412 with the settings as they stand',
    body: patchSchema(settingsForm),
    answers: { 200: row },
    handler: ({ ctx, body, request }) => changeSettings(ctx, { change: body, version: versionIn(request) }),
  })
}

/** The settings' own fields: they carry no time stamps. */
function fieldsIn(schema: z.ZodType): Record<string, z.ZodType> {
  if (!(schema instanceof z.ZodObject)) throw new Error('fieldsIn: the row of the settings is no object')
  return Object.fromEntries(Object.entries(schema.shape).filter(([name]) => name in settingsForm.fields))
}
