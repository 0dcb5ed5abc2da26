import { uploadFile } from '@wasl/shared/contract/endpoints/files.ts'
import { labelIn } from '@wasl/shared/units.ts'
import type { ActionFunctionArgs } from 'react-router'
import { runStep } from '../deliveries/run-step.server.ts'
import { attempt } from '../server/api.server.ts'
import { getApi } from '../server/session.server.ts'

/** Takes a photo or a step that the page has queued; the result as JSON. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = getApi(context)
  const form = await request.formData()
  const photo = form.get('photo')
  if (photo instanceof File) {
    const body = new FormData()
    body.set('purpose', 'complaint')
    body.set('file', photo, photo.name)
    const uploaded = await attempt(api.submit(uploadFile, { form: body, skipAuthRedirects: true }))
    return uploaded.ok ? Response.json({ id: uploaded.data.id }) : failed(uploaded)
  }
  const taken = await attempt(runStep(api, form, { skipAuthRedirects: true }))
  if (taken.ok) return Response.json({})
  return failed(taken.status === 404 ? { ...taken, msg: labelIn(noLongerYours, api.locale) } : taken)
}

const noLongerYours = { en: 'This is no longer assigned to you', ar: 'لم يعد هذا التوصيل مسندًا إليك' }
const failed = ({ status, errors, msg }: { status: number; errors: Readonly<Record<string, string[]>>; msg: string }) =>
  Response.json({ msg: Object.values(errors).flat().join(' ') || msg, errors }, { status })
