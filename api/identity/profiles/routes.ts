import * as endpoints from '@wasl/shared/contract/endpoints/account.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve, serveUnparsed } from '../../platform/http/serve.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadProfile } from './profile.ts'
import { saveCompany } from './save-company.ts'
import { savePreferences } from './save-preferences.ts'
import { toggleNotifications } from './toggle-notifications.ts'
import { updateProfile } from './update-profile.ts'

/** A user's own profile and notification setting, at the paths of the specification, section 7. */
export function profileRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showProfile, ({ ctx }) => loadProfile(ctx, userCtx(ctx).principal.id))
  serveUnparsed(app, endpoints.updateProfile, async ({ ctx, request }) =>
    updateProfile(userCtx(ctx), await formOf(request, await loadSettings(ctx))),
  )
  serveUnparsed(app, endpoints.updateCompany, async ({ ctx, request }) => {
    const { fields, photo: certificate } = await formOf(request, await loadSettings(ctx))
    return saveCompany(userCtx(ctx), { fields, certificate })
  })
  serve(app, endpoints.updatePreferences, ({ ctx, body }) => savePreferences(userCtx(ctx), body))
  serve(app, endpoints.switchNotifications, ({ ctx }) => toggleNotifications(userCtx(ctx)))
}

async function formOf(request: FastifyRequest, { upload_megabytes }: { upload_megabytes: number }) {
  if (!request.isMultipart()) return { fields: request.body ?? {}, photo: null }
  const { fields, file } = await readForm(request, upload_megabytes * 1024 * 1024)
  return { fields, photo: file }
}
