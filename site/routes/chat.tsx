import { listMessages, showRoom } from '@wasl/shared/contract/endpoints/chat.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router'
import { ChatRoom } from '../chat/ChatRoom.tsx'
import { runChatAction } from '../chat/chat-actions.server.ts'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { usePathIn, useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { getApi, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useRootData } from '../ui/root-data.ts'

/** A chat with its newest messages, or those before a number for readers without a script. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  const before = new URL(request.url).searchParams.get('before')
  const of = { params: { id: params.id ?? '' }, skipPageStatus: true }
  try {
    const room = await api.call(showRoom, of)
    const page = await api.call(listMessages, { ...of, query: new URLSearchParams(before ? { before } : {}) })
    return { room, page, newId: crypto.randomUUID() }
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 422].includes(error.statusCode)) throw error
    return data(null, { status: 404 })
  }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const result = await runChatAction(getApi(context), params.id ?? '', form)
  if (!result.ok) {
    const text = String(form.get('text') ?? '')
    return data({ msg: Object.values(result.errors).flat()[0] ?? result.msg, text }, { status: result.status })
  }
  // Without a script nothing else scrolls to what was sent.
  return redirectWithToast(`${new URL(request.url).pathname}#newest`, result.msg)
}

/** The open chat keeps itself current: only a form of the page loads it again. */
export const shouldRevalidate = ({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname

export default function Chat() {
  const loaded = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('chat')
  const text = useText()
  const login = usePathIn()(pages.login({ next: useLocation().pathname }))
  const navigate = useNavigate()
  const hasEnded = !useRootData()?.viewer
  // A session that ends while the chat is open: the data of the chat is not loaded again, so its loader does not redirect.
  useEffect(() => {
    if (hasEnded) navigate(login, { replace: true })
  }, [hasEnded, navigate, login])
  if (hasEnded) return null
  if (!loaded)
    return (
      <div className="wrap max-w-3xl! py-8">
        <PageHead title={t('status.roomInvalid')} noIndex />
        <h1 className="sr-only">{t('status.roomInvalid')}</h1>
        <EmptyState icon="message" title={t('status.roomInvalid')} action={<ButtonLink to={pages.chats()}>{t('backToList')}</ButtonLink>} />
      </div>
    )
  const { room, page, newId } = loaded
  return (
    <div className="mx-auto w-full max-w-4xl sm:px-4 sm:py-6">
      <PageHead title={t('roomTitle', { name: text(room.other_name) })} noIndex />
      <ErrorSummary msg={actionData?.msg} />
      <ChatRoom key={room.id} room={room} page={page} newId={newId} rejectedText={actionData?.text} />
    </div>
  )
}
