import { uploadFile } from '@wasl/shared/contract/endpoints/files.ts'
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
  return taken.ok ? Response.json({}) : failed(taken)
}

const failed = ({ status, errors, msg }: { status: number; errors: Readonly<Record<string, string[]>>; msg: string }) =>
  Response.json({ msg: Object.values(errors).flat().join(' ') || msg, errors }, { status })
