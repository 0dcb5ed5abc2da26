import { readOrderDraftFile } from '@wasl/shared/contract/endpoints/order-drafts.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { keyOf, readGuestDrafts } from '../send-order/order-draft.server.ts'
import { sendFile } from '../server/proxy-file.server.ts'
import { getApi } from '../server/session.server.ts'

/** A file of the draft of this client or, by the key in its cookie, of this guest. `w` is the requested image width. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id = '', fileId = '' } = params
  const width = new URL(request.url).searchParams.get('w')
  const guest = await readGuestDrafts(request.headers.get('cookie'))
  const query = new URLSearchParams(width ? { w: width } : {})
  return sendFile(await getApi(context).file(readOrderDraftFile, { params: { id, file_id: fileId }, query, ...keyOf(guest, id) }))
}
