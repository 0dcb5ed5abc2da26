import { showInvoice } from '@wasl/shared/contract/endpoints/invoices.ts'
import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { useText } from '../i18n/locale.ts'
import { AboveOffer } from '../invoice/AboveOffer.tsx'
import { AcceptanceTerms } from '../invoice/AcceptanceTerms.tsx'
import { CreditNotes } from '../invoice/CreditNotes.tsx'
import { InvoiceDocument } from '../invoice/InvoiceDocument.tsx'
import { InvoiceForm } from '../invoice/InvoiceForm.tsx'
import { issueInvoice } from '../invoice/issue-invoice.server.ts'
import { PrintButton } from '../invoice/PrintButton.tsx'
import { TaxDocuments } from '../invoice/TaxDocuments.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { runOrderAction } from '../orders/order-actions.server.ts'
import { PaymentCard } from '../orders/PaymentCard.tsx'
import { invoiceTone } from '../orders/status-style.ts'
import { TransitionForm } from '../orders/TransitionForm.tsx'
import { attempt } from '../server/api.server.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'

const loadInvoice = (args: Pick<LoaderFunctionArgs, 'params' | 'context'>) =>
  getApi(args.context).call(showInvoice, { params: { id: args.params.id ?? '' } })

/** An invoice for its client or provider; a draft is a form for its provider. */
export async function loader(args: LoaderFunctionArgs) {
  requireViewer(args.context, args.request)
  return { invoice: await loadInvoice(args) }
}

export async function action(args: ActionFunctionArgs) {
  requireViewer(args.context, args.request)
  const form = await args.request.formData()
  const { order } = await loadInvoice(args)
  const api = getApi(args.context)
  const isIssue = form.get('intent') === 'issue'
  const result = await (isIssue ? attempt(issueInvoice(api, order.id, form)) : runOrderAction(api, order.id, form))
  if (result.ok) return redirectWithToast(new URL(args.request.url).pathname, result.msg)
  return data({ intent: String(form.get('intent')), failure: result }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function Invoice() {
  const { invoice } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('orders')
  const failureOf = (intent: string) => (actionData?.intent === intent ? actionData.failure : null)
  const isDraft = invoice.status === 'draft'
  const text = useText()
  const title = isDraft ? t('invoice.draft') : text(invoice.title)
  // A colleague reads the invoice; its company pays, and only it has a wallet here.
  const due = invoice.wallet_balance === null ? 0 : invoice.due_amount
  const buttons = invoice.actions.filter(({ name }) => name !== 'issue_invoice')
  const hasSidebar = due > 0 || buttons.length > 0
  return (
    <div className="wrap flex max-w-6xl flex-col gap-6 py-8 print:max-w-none print:p-0">
      <PageHead title={invoice.number ? `${title} ${invoice.number}` : title} noIndex />
      <InvoiceToolbar invoice={invoice} title={title} />
      {isDraft ? (
        <>
          <h1>{title}</h1>
          <InvoiceForm invoice={invoice} failure={failureOf('issue')} />
        </>
      ) : (
        <div
          className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${hasSidebar ? 'lg:grid-cols-[minmax(0,1fr)_21rem]' : ''} print:block`}
        >
          <div className="flex flex-col gap-6">
            <InvoiceDocument invoice={invoice} />
            {invoice.tax_documents.length > 0 && <TaxDocuments documents={invoice.tax_documents} />}
            {invoice.credit_notes.length > 0 && <CreditNotes notes={invoice.credit_notes} />}
          </div>
          {hasSidebar && <InvoiceSidebar invoice={invoice} due={due} buttons={buttons} failure={failureOf('transition')} />}
        </div>
      )}
    </div>
  )
}

/** The way back to the order, the status, and how to keep a copy. */
function InvoiceToolbar({ invoice, title }: { invoice: InvoicePage; title: string }) {
  const { t } = useTranslation('orders')
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-3">
      <PageLink to={pages.order({ id: invoice.order.id })} className="inline-flex items-center gap-1 text-muted hover:text-brand">
        <Icon name="chevron" size={18} className="rotate-180" />
        {t('number')} <bdi dir="ltr">{invoice.order.number}</bdi>
      </PageLink>
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={invoiceTone(invoice.status)}>
          {t(`invoice.status.${invoice.status === 'issued' && invoice.reader === 'client' ? 'issuedToYou' : invoice.status}`)}
        </StatusBadge>
        {invoice.pdf_url && (
          <>
            <DownloadLink href={invoice.pdf_url} fileName={`${invoice.number ?? title}.pdf`} what="invoice">
              {t('invoice.downloadPdf')}
            </DownloadLink>
            <PrintButton />
          </>
        )}
      </div>
    </div>
  )
}

type SidebarProps = { invoice: InvoicePage; due: number; buttons: InvoicePage['actions']; failure: ApiFailure | null }

const InvoiceSidebar = ({ invoice, due, buttons, failure }: SidebarProps) => (
  <div className="no-print flex flex-col gap-4">
    <ErrorSummary msg={failure?.msg} errors={failure?.errors} />
    {due > 0 && (
      <PaymentCard
        orderId={invoice.order.id}
        kind={invoice.order.kind}
        due={due}
        remaining={invoice.remaining_amount - due}
        isRest={due === invoice.remaining_amount && invoice.order.status !== 'pending_payment'}
      />
    )}
    {invoice.acceptance && <AcceptanceTerms terms={invoice.acceptance} {...invoice} />}
    {buttons.map((button) => (
      <TransitionForm
        key={button.name}
        action={button}
        errors={failure?.errors}
        confirmation={button.name === 'accept_invoice' ? aboveOfferConfirmation(invoice) : null}
      />
    ))}
  </div>
)

// An invoice above the accepted offer is accepted only after the difference was shown.
const aboveOfferConfirmation = ({ above_offer, price_reason, final_amount }: InvoicePage) =>
  above_offer > 0 ? { text: <AboveOffer halalas={above_offer} reason={price_reason} />, accepted_total: final_amount } : null
