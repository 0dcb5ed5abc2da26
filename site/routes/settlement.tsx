import { showSettlement } from '@wasl/shared/contract/endpoints/settlements.ts'
import type { SettlementPage } from '@wasl/shared/contract/settlements.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { noReasonGiven } from '@wasl/shared/rules/no-reason-given.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { useText } from '../i18n/locale.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { HoldMessage } from '../settlements/HoldMessage.tsx'
import { SettlementBadge } from '../settlements/SettlementBadge.tsx'
import { SettlementLines } from '../settlements/SettlementLines.tsx'
import { SettlementTotals } from '../settlements/SettlementTotals.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Detail } from '../ui/Detail.tsx'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Iban } from '../ui/Iban.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'

/** One settlement of the provider with its orders, commission and VAT. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireViewer(context, request)
  return getApi(context).call(showSettlement, { params: { id: params.id ?? '' } })
}

export default function Settlement() {
  const settlement = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const text = useText()
  const { number, hold_reason, held_until, is_sent, is_returned, return_reason, lines } = settlement
  return (
    <AccountLayout title={`${t('settlements.one')} ${number}`}>
      {hold_reason && !is_sent && <HoldMessage reason={hold_reason} until={held_until} />}
      {is_returned && (
        <p className="flex items-start gap-3 rounded-control bg-bad-soft p-4 text-bad">
          <Icon name="alert" className="mt-0.5 shrink-0" />
          <span>
            {t('settlements.returned')} <bdi>{return_reason ?? text(noReasonGiven)}</bdi>
          </span>
        </p>
      )}
      <Card title={t('settlements.summary')}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <SettlementBadge settlement={settlement} />
          <div className="flex flex-wrap gap-2">
            <DownloadLink href={resourceRoutes.settlementStatement({ id: settlement.id })} fileName={`${number}.pdf`} what="statement">
              {t('settlements.statement')}
            </DownloadLink>
            {settlement.has_commission_invoice && (
              <DownloadLink
                href={resourceRoutes.commissionInvoice({ id: settlement.id })}
                fileName={`commission-${number}.pdf`}
                what="invoice"
              >
                {t('settlements.commissionInvoice')}
              </DownloadLink>
            )}
            {settlement.has_commission_credit_note && (
              <DownloadLink
                href={resourceRoutes.commissionCreditNote({ id: settlement.id })}
                fileName={`commission-credit-${number}.pdf`}
                what="invoice"
              >
                {t('settlements.commissionCreditNote')}
              </DownloadLink>
            )}
          </div>
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          <SettlementDetails settlement={settlement} />
          <SettlementTotals settlement={settlement} />
        </div>
      </Card>
      <SettlementLines lines={lines} />
    </AccountLayout>
  )
}

function SettlementDetails({ settlement }: { settlement: SettlementPage }) {
  const { t } = useTranslation('account')
  const { created_at, period_end, bank_name, iban, account_name, reference } = settlement
  return (
    <dl className="grid content-start gap-4 sm:grid-cols-2">
      <Detail label={t('settlements.date')}>
        <DateText at={created_at} />
      </Detail>
      <Detail label={t('settlements.periodEnd')}>{period_end ? <DateText at={period_end} /> : t('settlements.requested')}</Detail>
      {iban && (
        <Detail label={t('settlements.account')} className="sm:col-span-2">
          <bdi>{account_name}</bdi>
          <span className="block">
            <Iban value={iban} />
          </span>
          <bdi className="text-muted">{bank_name}</bdi>
        </Detail>
      )}
      {reference && (
        <Detail label={t('settlements.reference')}>
          <Ltr className="wrap-anywhere">{reference}</Ltr>
        </Detail>
      )}
    </dl>
  )
}
