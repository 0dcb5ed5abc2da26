import { sendTopUpTransfer, showTopUpPage, startTopUp } from '@wasl/shared/contract/endpoints/payments.ts'
import type { TopUpPage, TopUpStarted } from '@wasl/shared/contract/payment-page.ts'
import { localeOf, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { parseRiyals } from '../forms/form-values.ts'
import { submitOrKeep } from '../forms/submissions.ts'
import { PayMethod } from '../payments/PayMethod.tsx'
import { readTransfer } from '../payments/read-transfer.server.ts'
import { TopUpCardForm } from '../payments/TopUpCardForm.tsx'
import { TransferForm } from '../payments/TransferForm.tsx'
import { TransferStatus } from '../payments/TransferStatus.tsx'
import { attempt } from '../server/api.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** Amounts to choose from, in halalas. */
const quickAmounts = [10_000, 20_000, 50_000, 100_000]

/** The form that adds money to the user's wallet; `?amount=` is the chosen amount in riyals. Each page load has its own key. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const page = await getApi(context).call(showTopUpPage)
  const halalas = Math.round(Number(new URL(request.url).searchParams.get('amount')) * 100)
  const isAllowed = halalas >= page.min_amount && halalas <= page.max_amount
  return { page, amount: isAllowed ? halalas : null, idempotencyKey: crypto.randomUUID() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const sending = { idempotencyKey: String(form.get('idempotency_key')) }
  const byCard = () => api.submit(startTopUp, { entered: { amount: parseRiyals(form.get('amount')) }, ...sending })
  const byTransfer = async () => api.submit(sendTopUpTransfer, { entered: await readTransfer(api, form), ...sending })
  const result = await attempt<Partial<TopUpStarted>>(intent === 'card' ? byCard() : byTransfer())
  if (!result.ok) return data({ intent, failure: result }, { status: result.status })
  if (result.data.pay_url) return redirectDocument(result.data.pay_url)
  return redirectWithToast(pathIn(localeOf(new URL(request.url).pathname), pages.topUp()), result.msg)
}

export const clientAction = submitOrKeep

export default function TopUp() {
  const { page, amount, idempotencyKey } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const failureOf = (intent: string) => (actionData?.intent === intent ? actionData.failure : null)
  const { t } = useTranslation('payments')
  const { card_methods, receiving_accounts, transfer, min_amount, max_amount } = page
  const isCardOffered = card_methods.length > 0
  return (
    <AccountLayout title={t('topUp.title')}>
      {transfer && <TransferStatus transfer={transfer} />}
      {!isCardOffered && receiving_accounts.length === 0 ? (
        <EmptyState icon="wallet" title={t('topUp.unavailable')}>
          {t('topUp.unavailableHelp')}
        </EmptyState>
      ) : (
        <Card title={t('topUp.amount')}>
          <p className="text-muted">
            {t('wallet.balance')} <Money halalas={page.wallet_balance} exact /> · {t('topUp.limits')}{' '}
            <span className="inline-block">
              <Money halalas={min_amount} /> – <Money halalas={max_amount} />
            </span>
          </p>
          <QuickAmounts page={page} amount={amount} />
          <div className="flex flex-col gap-4">
            {isCardOffered && (
              <PayMethod
                icon="card"
                title={t('card.title')}
                text={t('card.help')}
                isOpen={actionData?.intent !== 'transfer'}
                marks={card_methods}
              >
                <TopUpCardForm key={amount} amount={amount} idempotencyKey={idempotencyKey} failure={failureOf('card')} />
              </PayMethod>
            )}
            {receiving_accounts.length > 0 && (
              <PayMethod
                icon="bank"
                title={t('transfer.title')}
                text={t('transfer.help')}
                isOpen={!isCardOffered || actionData?.intent === 'transfer'}
              >
                <TransferForm
                  key={amount}
                  accounts={receiving_accounts}
                  amount={amount}
                  reference={page.transfer_reference}
                  now={page.now}
                  failure={failureOf('transfer')}
                >
                  <input type="hidden" name="idempotency_key" value={idempotencyKey} />
                </TransferForm>
              </PayMethod>
            )}
          </div>
        </Card>
      )}
    </AccountLayout>
  )
}

function QuickAmounts({ page, amount }: { page: TopUpPage; amount: number | null }) {
  const { t } = useTranslation('payments')
  const offered = quickAmounts.filter((quick) => quick >= page.min_amount && quick <= page.max_amount)
  return (
    <ul aria-label={t('topUp.quick')} className="my-5 flex flex-wrap gap-2">
      {offered.map((quick) => (
        <li key={quick}>
          <PageLink
            to={pages.topUp({ amount: quick / 100 })}
            preventScrollReset
            aria-current={quick === amount ? 'true' : undefined}
            className="card inline-flex min-h-11 items-center px-4 font-medium hover:border-brand aria-current:border-brand aria-current:bg-brand-soft"
          >
            <Money halalas={quick} />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
