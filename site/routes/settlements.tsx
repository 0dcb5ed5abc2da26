import { listSettlements, requestSettlement } from '@wasl/shared/contract/endpoints/settlements.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { attempt } from '../server/api.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { NextSettlement } from '../settlements/NextSettlement.tsx'
import { SettlementList } from '../settlements/SettlementList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Tabs } from '../ui/Tabs.tsx'

const tabs = ['new', 'ended'] as const

/** The provider's settlements, new or ended, and what the next one will contain. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const query = new URL(request.url).searchParams
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'new'
  const params = new URLSearchParams({ tab, page: query.get('page') ?? '1' })
  return { tab, page: await getApi(context).call(listSettlements, { query: params }) }
}

/** Asks for a settlement now. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const result = await attempt(getApi(context).submit(requestSettlement))
  if (result.ok) return redirectWithToast(new URL(request.url).pathname, result.msg)
  return data({ failure: result }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function Settlements() {
  const { tab, page } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure.msg
  const { t } = useTranslation('account')
  return (
    <AccountLayout title={t('settlements.title')}>
      <NextSettlement next={page.next} failure={failure} />
      <Tabs
        label={t('settlements.title')}
        tabs={tabs.map((value) => ({
          to: pages.settlements({ tab: value }),
          label: t(`settlements.tabs.${value}`),
          count: page.counts[value],
          current: value === tab,
        }))}
      />
      {page.data.length === 0 ? (
        <EmptyState icon="receipt" title={t(`settlements.empty.${tab}`)}>
          {t('settlements.emptyHint')}
        </EmptyState>
      ) : (
        <SettlementList settlements={page.data} />
      )}
      <Pagination pagination={page.pagination} />
    </AccountLayout>
  )
}
