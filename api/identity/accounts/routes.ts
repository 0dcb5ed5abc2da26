import { profile } from '@wasl/shared/contract/accounts.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import { userCtx } from '../../platform/http/context-of.ts'
import { route } from '../../platform/http/route.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { profileOf } from './profile.ts'
import { switchNotify } from './set-notify.ts'
import { updateProfile } from './update-profile.ts'

/** One's own profile and its switch for alerts, at the specification's own paths. */
export function accountRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/user/profile',
    action: 'me.read',
    summary: 'One’s own profile',
    answer: profile,
    handler: ({ ctx }) => profileOf(ctx, userCtx(ctx).who.id),
  })
  route(app, {
    method: 'POST',
    url: '/api/user/update-profile',
    action: 'me.update',
    summary: 'Change one’s own name, email, city or photo: `_method=patch`, as JSON or form data',
    answer: profile,
    msg: ['User data updated', 'تم تحديث بياناتك'],
    handler: async ({ ctx, request }) => updateProfile(userCtx(ctx), await formOf(request, await settingsOf(ctx))),
  })
  route(app, {
    method: 'PATCH',
    url: '/api/general/switch-notify',
    action: 'ntf.switch',
    summary: 'Turn alerts on or off; `data` is the new flag',
    answer: z.boolean(),
    msg: ['Your choice is saved', 'تم حفظ اختيارك'],
    handler: ({ ctx }) => switchNotify(userCtx(ctx)),
  })
}

async function formOf(request: FastifyRequest, { upload_megabytes }: { upload_megabytes: number }) {
  if (!request.isMultipart()) return { fields: request.body ?? {}, photo: null }
  const { fields, file } = await readForm(request, upload_megabytes * 1024 * 1024)
  return { fields, photo: file }
}
