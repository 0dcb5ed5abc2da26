import * as endpoints from '@wasl/shared/contract/endpoints/settings.ts'
import { settingsForm, settingsId } from '@wasl/shared/contract/settings-form.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { loadHistory } from '../resources/read/history.ts'
import { versionFromIfMatch } from '../resources/write/row-version.ts'
import { changeSettings, settingsRow } from './settings-row.ts'

/** Routes to read and change the settings. */
export function settingsRoutes(app: FastifyInstance): void {
  for (const endpoint of [endpoints.showSettings, endpoints.showSettingsRow]) serve(app, endpoint, ({ ctx }) => settingsRow(ctx))
  for (const endpoint of [endpoints.updateSettings, endpoints.updateSettingsRow])
    serve(app, endpoint, ({ ctx, body, request }) => changeSettings(ctx, { change: body, version: versionFromIfMatch(request) }))
  serve(app, endpoints.listSettingsHistory, ({ ctx }) => loadHistory(ctx, settingsForm.name, settingsId))
}
