import { deleteOrderDraft, saveOrderDraft } from '@wasl/shared/contract/endpoints/order-drafts.ts'
import { localeOf, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { attempt } from '../server/api.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

/** Saves the draft that the form of an order sends while the user types, or deletes one and redirects back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(sessionContext)
  const form = await request.formData()
  const discarded = form.get('discard')
  if (typeof discarded === 'string') {
    const back = localPath(form.get('redirect_to'), pages.orders())
    const locale = localeOf(back)
    const deleted = await attempt(api.submit(deleteOrderDraft, { params: { id: discarded } }))
    return redirectWithToast(
      pathIn(locale, back),
      serverI18n(locale).t(deleted.ok ? 'send-order:draft.discarded' : 'send-order:draft.gone'),
    )
  }
  const saved = await attempt(api.submit(saveOrderDraft, { entered: Object(parseJson(form.get('draft'))), skipAuthRedirects: true }))
  return saved.ok ? Response.json({ id: saved.data.id }) : data(null, { status: saved.status })
}

export const loader = () => redirect(pages.home())

function parseJson(raw: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(raw))
  } catch {
    return {}
  }
}
