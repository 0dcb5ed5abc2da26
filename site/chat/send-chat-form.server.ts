import { sendMessage } from '@wasl/shared/contract/endpoints/chat.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { formFiles, uploadAll } from '../forms/uploads.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { failureOf } from '../server/api-error.server.ts'

/** Uploads the files of a message and sends it. */
export async function sendChatForm(api: ApiClient, roomId: string, form: FormData) {
  try {
    const file_ids = await uploadAll(api, formFiles(form, 'files'), 'chat', 'files')
    const body = { client_id: String(form.get('client_id') ?? ''), text: String(form.get('text') ?? ''), file_ids }
    return await attempt(api.submit(sendMessage, { params: { id: roomId }, body, skipAuthRedirects: true }))
  } catch (error) {
    if (error instanceof ApiError && (error.statusCode < 500 || error.statusCode === 503))
      return { ok: false as const, ...failureOf(error) }
    throw error
  }
}
