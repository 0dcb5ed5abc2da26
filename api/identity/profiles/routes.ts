import { profile } from '@wasl/shared/contract/accounts.ts'
import { preferencesForm } from '@wasl/shared/contract/preferences.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { loadProfile } from './profile.ts'
import { saveCompany } from './save-company.ts'
import { savePreferences } from './save-preferences.ts'
import { toggleNotifications } from './toggle-notifications.ts'
import { updateProfile } from './update-profile.ts'

/** A user's own profile and notification setting, at the paths of the specification, section 7. */
export function profileRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/user/profile',
    action: 'me.read',
    or: ['prv.perms.read'],
    summary: 'Your own profile',
    response: profile,
    handler: ({ ctx }) => loadProfile(ctx, userCtx(ctx).principal.id),
  })
  route(app, {
    method: 'POST',
    url: '/api/user/update-profile',
    action: 'me.update',
    summary:
      'Change your own name, email, city or photo, and the registration number of your company: `_method=patch`, as JSON or form data',
    response: profile,
    msg: { en: 'Your details were saved', ar: 'تم تحديث بياناتك' },
    handler: async ({ ctx, request }) => updateProfile(userCtx(ctx), await formOf(request, await loadSettings(ctx))),
  })
  route(app, {
    method: 'POST',
    url: '/api/user/company',
    action: 'me.company',
    summary: 'Change the registration and VAT numbers of your company and, as the file `certificate`, its certificate',
    response: profile,
    msg: { en: 'Your company was saved and will be reviewed', ar: 'تم حفظ بيانات منشأتك وستُراجع' },
    handler: async ({ ctx, request }) => {
      const { fields, photo: certificate } = await formOf(request, await loadSettings(ctx))
      return saveCompany(userCtx(ctx), { fields, certificate })
    },
  })
  route(app, {
    method: 'PATCH',
    url: '/api/user/preferences',
    action: 'me.update',
    summary: 'Change your language and by which channels notifications also arrive',
    body: preferencesForm,
    response: profile,
    msg: { en: 'Saved', ar: 'تم حفظ اختيارك' },
    handler: ({ ctx, body }) => savePreferences(userCtx(ctx), body),
  })
  route(app, {
    method: 'PATCH',
    url: '/api/general/switch-notify',
    action: 'ntf.switch',
    summary: 'Turn notifications on or off; `data` is the new value',
    response: z.boolean(),
    msg: { en: 'Saved', ar: 'تم حفظ اختيارك' },
    handler: ({ ctx }) => toggleNotifications(userCtx(ctx)),
  })
}

async function formOf(request: FastifyRequest, { upload_megabytes }: { upload_megabytes: number }) {
  if (!request.isMultipart()) return { fields: request.body ?? {}, photo: null }
  const { fields, file } = await readForm(request, upload_megabytes * 1024 * 1024)
  return { fields, photo: file }
}
