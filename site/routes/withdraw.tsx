import { listWithdrawals } from '@wasl/shared/contract/endpoints/wallet.ts'
import { localeOf } from '@wasl/shared/pages/locale-path.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { WithdrawalList } from '../withdrawals/WithdrawalList.tsx'
import { WithdrawCode } from '../withdrawals/WithdrawCode.tsx'
import { WithdrawForm } from '../withdrawals/WithdrawForm.tsx'
import { withdraw } from '../withdrawals/withdraw.server.ts'

/** The form that withdraws the user's wallet to a bank account, and the withdrawals so far. Each page load has its own key. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const requested = Math.floor(Number(new URL(request.url).searchParams.get('page')) || 1)
  const page = await getApi(context).call(listWithdrawals, { query: { page: Math.min(1_000_000, Math.max(1, requested)) } })
  return { page, idempotencyKey: crypto.randomUUID() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const locale = localeOf(new URL(request.url).pathname)
  return withdraw({ api: getApi(context), locale }, await request.formData())
}

export const clientAction = submitOrKeep

export default function Withdraw() {
  const { page, idempotencyKey } = useLoaderData<typeof loader>()
  const response = useActionData<typeof action>()
  const { t } = useTranslation('payments')
  const isCodeSent = response?.values.challenge_id !== undefined
  return (
    <AccountLayout title={t('withdraw.title')}>
      {response && isCodeSent ? (
        <Card title={t('withdraw.check')}>
          <WithdrawCode response={response} idempotencyKey={idempotencyKey} />
        </Card>
      ) : page.balance === 0 ? (
        <EmptyState icon="wallet" title={t('withdraw.empty')}>
          {t('withdraw.emptyHelp')}
        </EmptyState>
      ) : (
        <Card title={t('withdraw.form')}>
          <p className="-mt-2 mb-5 text-muted">{t('withdraw.help')}</p>
          <WithdrawForm page={page} response={response} />
        </Card>
      )}
      {page.data.length > 0 && (
        <Card title={t('withdraw.own')}>
          <WithdrawalList withdrawals={page.data} />
        </Card>
      )}
      <Pagination pagination={page.pagination} />
    </AccountLayout>
  )
}
