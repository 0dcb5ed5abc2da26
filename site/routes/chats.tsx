import { listRooms, openAdministrationRoom } from '@wasl/shared/contract/endpoints/chat.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { RoomRow } from '../chat/RoomRow.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { attempt } from '../server/api.server.ts'
import { getApi, requireViewer, sessionContext } from '../server/session.server.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'

/** The user's chats. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const page = Math.max(1, Math.floor(Number(new URL(request.url).searchParams.get('page')) || 1))
  return getApi(context).call(listRooms, { query: { page } })
}

/** Opens the chat with the administration. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const opened = await attempt(api.submit(openAdministrationRoom))
  return opened.ok ? redirect(pathIn(locale, pages.chat({ id: opened.data.id }))) : data({ msg: opened.msg }, { status: opened.status })
}

export const clientAction = submitOrKeep

export default function Chats() {
  const { data: rooms, pagination } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('chat')
  const toAdministration = (
    <ActionForm method="post">
      <Button tone="plain" icon="message">
        {t('toAdministration')}
      </Button>
    </ActionForm>
  )
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-8">
      <PageHead title={t('title')} noIndex />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{t('title')}</h1>
        {rooms.length > 0 && toAdministration}
      </div>
      <ErrorSummary msg={actionData?.msg} />
      {rooms.length === 0 ? (
        <EmptyState icon="message" title={t('empty')} action={toAdministration}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomRow room={room} />
            </li>
          ))}
        </ul>
      )}
      <Pagination pagination={pagination} />
    </div>
  )
}
