import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { splitPayment } from '@wasl/shared/rules/split-payment.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { formatRiyalsInput, parseRiyals, parseWholeNumber } from '../forms/form-values.ts'
import { useRestoredRows } from '../forms/restored-rows.ts'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { ApiFailure, FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'
import { confirmOnEnter } from './confirm-on-enter.ts'
import { InvoiceLineFields } from './InvoiceLineFields.tsx'
import { InvoiceTotals } from './InvoiceTotals.tsx'
import { IssueInvoice } from './IssueInvoice.tsx'

type LineRow = { key: number; line: InvoicePage['lines'][number] | null }

/** The provider's invoice draft: prefilled from the offer, with live totals. */
export function InvoiceForm({ invoice, failure }: { invoice: InvoicePage; failure: ApiFailure | null }) {
  const { t } = useTranslation('orders')
  const busy = useNavigation().state === 'submitting'
  const { rows, list, addLine, removeLine } = useLineRows(invoice)
  const [totals, setTotals] = useState(() => ({ ...invoice, paid_amount: 0, due_amount: 0 }))
  const errors = failure?.errors ?? {}
  const above = Math.max(0, totals.final_amount - (invoice.offer_total ?? totals.final_amount))
  return (
    <ActionForm
      method="post"
      onKeyDown={(event) => confirmOnEnter({ event, form: event.currentTarget })}
      onInput={(event) => setTotals({ ...invoice, paid_amount: 0, ...computeTotals(new FormData(event.currentTarget), invoice) })}
      className="flex flex-col gap-6"
    >
      <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={useInvoiceLabels(rows.length)} />
      <input type="hidden" name="intent" value="issue" />
      <input type="hidden" name="rows" value={rows.length} />
      <Card
        title={t('invoice.draft')}
        end={
          <Button type="button" tone="soft" size="small" icon="plus" onClick={addLine}>
            {t('invoice.addLine')}
          </Button>
        }
      >
        <ol ref={list} className="flex flex-col gap-4">
          {rows.map(({ key, line }, index) => (
            <InvoiceLineFields
              key={key}
              line={line}
              index={index}
              errors={errors}
              onRemove={rows.length > 1 ? () => removeLine(key) : null}
            />
          ))}
        </ol>
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TermsCard invoice={invoice} above={above} errors={errors} />
        <Card className="border-brand">
          <InvoiceTotals invoice={totals} />
          <IssueInvoice busy={busy} />
        </Card>
      </div>
    </ActionForm>
  )
}

/** The lines of the draft in their order on the page, each with a key of its own. */
function useLineRows({ lines }: InvoicePage) {
  const [rows, setRows] = useState<LineRow[]>(() => lines.map((line, key) => ({ key, line })))
  const list = useRestoredRows<HTMLOListElement>('lines', (typed) => setRows(typed.map((_, key) => ({ key, line: lines[key] ?? null }))))
  return {
    rows,
    list,
    addLine: () => setRows([...rows, { key: Math.max(...rows.map(({ key }) => key)) + 1, line: null }]),
    removeLine: (removed: number) => setRows(rows.filter(({ key }) => key !== removed)),
  }
}

/** `above`: by how much the total is above the offer, in halalas; the client then reads the reason. */
type TermsProps = { invoice: InvoicePage; above: number; errors: FieldErrors }

/** Discount, deposit and note. */
function TermsCard({ invoice, above, errors }: TermsProps) {
  const { t } = useTranslation('orders')
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <TextInput
          name="discount"
          label={t('invoice.discountLabel')}
          optional
          dir="ltr"
          inputMode="decimal"
          data-amount
          autoComplete="off"
          defaultValue={formatRiyalsInput(invoice.discount)}
          errors={errors.discount}
        />
        <TextInput
          name="deposit_percent"
          label={t('invoice.depositLabel')}
          hint={t('invoice.depositHint', { percent: invoice.min_deposit_percent })}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={invoice.deposit_percent}
          errors={errors.deposit_percent}
        />
        {above > 0 && (
          <div className="flex flex-col gap-3 rounded-control bg-caution-soft p-3">
            <p role="status" className="font-medium">
              {t('invoice.aboveOwnOffer')} <Money halalas={above} exact />
            </p>
            <Textarea
              name="price_reason"
              label={t('invoice.priceReasonLabel')}
              hint={t('invoice.priceReasonHint')}
              maxLength={500}
              defaultValue={invoice.price_reason ?? ''}
              errors={errors.price_reason}
            />
          </div>
        )}
        <Textarea name="note" label={t('invoice.note')} optional maxLength={500} defaultValue={invoice.note ?? ''} errors={errors.note} />
      </div>
    </Card>
  )
}

/** The names of all fields in page order: «Line 2 — Quantity». */
function useInvoiceLabels(lines: number): Record<string, string> {
  const { t } = useTranslation('orders')
  const lineLabels = Array.from({ length: lines }, (_, index): [string, string][] => {
    const labelOf = (field: string) => (lines > 1 ? `${t('invoice.line', { number: index + 1 })} — ${field}` : field)
    return [
      [`lines.${index}.title_ar`, labelOf(t('invoice.descriptionAr'))],
      [`lines.${index}.title_en`, labelOf(t('invoice.descriptionEn'))],
      [`lines.${index}.quantity`, labelOf(t('invoice.quantity'))],
      [`lines.${index}.unit_price`, labelOf(t('invoice.unitPrice'))],
    ]
  })
  return {
    ...Object.fromEntries(lineLabels.flat()),
    discount: t('invoice.discountLabel'),
    deposit_percent: t('invoice.depositLabel'),
    price_reason: t('invoice.priceReasonLabel'),
    note: t('invoice.note'),
  }
}

// The same calculation as on the server. Invalid input counts as 0 while typing.
function computeTotals(form: FormData, { vat_percent, sold_by, commission_percent }: InvoicePage) {
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
  const rows = Number(form.get('rows'))
  const lines = Array.from(
    { length: rows },
    (_, index) =>
      number(parseRiyals(form.get(`lines.${index}.unit_price`))) * number(parseWholeNumber(form.get(`lines.${index}.quantity`))),
  )
  const service_amount = lines.reduce((sum, amount) => sum + amount, 0)
  const discount = Math.min(service_amount, number(parseRiyals(form.get('discount'))))
  const deposit_percent = Math.min(100, number(parseWholeNumber(form.get('deposit_percent'))))
  const totals = orderTotals({ service_amount, discount, vat_percent, deposit_percent })
  const net = service_amount - discount
  const { provider } = splitPayment({ held: totals.final_amount, net, commission_percent: commission_percent ?? 0, sold_by, vat_percent })
  return { ...totals, due_amount: totals.deposit_amount, provider_share: commission_percent === null ? null : provider }
}
