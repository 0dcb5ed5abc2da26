import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { InvoiceSheet } from '../invoice/InvoiceDocument.tsx'
import { IssueForm } from '../invoice/IssueForm.tsx'
import { actOnInvoice } from '../invoice/invoice-actions.server.ts'
import { PrintButton } from '../invoice/PrintButton.tsx'
import { qrSvg } from '../invoice/qr.server.ts'
import { ActionForm } from '../orders/ActionForm.tsx'
import { PayBox } from '../orders/PayBox.tsx'
import { invoiceTone } from '../orders/status-tone.ts'
import { redirectWithToast } from '../server/flash.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { PageLink } from '../ui/PageLink.tsx'

const invoiceOf = (args: Pick<LoaderFunctionArgs, 'params' | 'context'>) =>
  getApi(args.context).get<InvoicePage>(`/invoices/${encodeURIComponent(args.params.id ?? '')}`)

/** One invoice for its client or provider; to its provider a draft is a form. */
export async function loader(args: LoaderFunctionArgs) {
  requireViewer(args.context, args.request)
  const invoice = await invoiceOf(args)
  return { invoice, qr: invoice.qr ? await qrSvg(invoice.qr) : null, idempotencyKey: crypto.randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  requireViewer(args.context, args.request)
  const form = await args.request.formData()
  const { order } = await invoiceOf(args)
  const outcome = await actOnInvoice(getApi(args.context), order.id, form)
  if (outcome.ok) return redirectWithToast(new URL(args.request.url).pathname, outcome.msg)
  return data({ intent: String(form.get('intent')), refusal: outcome }, { status: outcome.status })
}

export default function Invoice() {
  const { invoice, qr, idempotencyKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('orders')
  const refusalOf = (intent: string) => (answer?.intent === intent ? answer.refusal : null)
  const isDraft = invoice.status === 'draft'
  const title = t(isDraft ? 'invoice.draft' : invoice.seller.vat_number ? 'invoice.title' : 'invoice.plain')
  const due = invoice.reader === 'client' ? invoice.due_amount : 0
  const buttons = invoice.actions.filter(({ name }) => name !== 'issue_invoice')
  return (
    <div className="wrap flex max-w-6xl flex-col gap-6 py-8 print:max-w-none print:p-0">
      <PageHead title={invoice.number ? `${title} ${invoice.number}` : title} noIndex />
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <PageLink to={`/orders/${invoice.order.id}`} className="inline-flex items-center gap-1 text-muted hover:text-brand">
          <Icon name="chevron" size={18} className="rotate-180" />
          {t('number')} <bdi dir="ltr">{invoice.order.number}</bdi>
        </PageLink>
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge tone={invoiceTone(invoice.status)}>{t(`invoice.status.${invoice.status}`)}</StatusBadge>
          {invoice.pdf_url && (
            <>
              <a href={invoice.pdf_url} target="_blank" rel="noreferrer" className={buttonClass('plain', 'small')}>
                <Icon name="download" />
                {t('invoice.pdf')}
              </a>
              <PrintButton />
            </>
          )}
        </div>
      </div>
      {isDraft ? (
        <>
          <h1>{title}</h1>
          <IssueForm invoice={invoice} refusal={refusalOf('issue')} />
        </>
      ) : (
        <div
          className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${due > 0 || buttons.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_21rem]' : ''} print:block`}
        >
          <InvoiceSheet invoice={invoice} qr={qr} />
          {(due > 0 || buttons.length > 0) && (
            <div className="no-print flex flex-col gap-4">
              <ErrorSummary msg={refusalOf('transition')?.msg} errors={refusalOf('transition')?.errors} />
              {due > 0 && (
                <PayBox
                  due={due}
                  rest={invoice.remaining_amount - due}
                  balance={invoice.wallet_balance ?? 0}
                  version={invoice.order.version}
                  idempotencyKey={idempotencyKey}
                  refusal={refusalOf('pay')?.msg ?? null}
                />
              )}
              {buttons.map((button) => (
                <ActionForm key={button.name} action={button} errors={refusalOf('transition')?.errors} />
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
