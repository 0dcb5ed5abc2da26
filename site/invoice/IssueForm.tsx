import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { halalasIn, riyalsText, wholeIn } from '../orders/form-numbers.ts'
import type { Refusal } from '../ui/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { InvoiceSums } from './InvoiceTotals.tsx'
import { LineFields } from './LineFields.tsx'

type Row = { key: number; line: InvoicePage['lines'][number] | null }

/** The provider's form for the invoice: filled from the offer, with the sums as one types. */
export function IssueForm({ invoice, refusal }: { invoice: InvoicePage; refusal: Refusal | null }) {
  const { t } = useTranslation('orders')
  const busy = useNavigation().state === 'submitting'
  const [rows, setRows] = useState<Row[]>(() => invoice.lines.map((line, key) => ({ key, line })))
  const [sums, setSums] = useState(() => ({ ...invoice, paid_amount: 0, due_amount: 0 }))
  const errors = refusal?.errors ?? {}
  return (
    <Form
      method="post"
      onInput={(event) => setSums({ ...invoice, paid_amount: 0, ...sumsOf(new FormData(event.currentTarget), invoice) })}
      className="flex flex-col gap-6"
    >
      <ErrorSummary msg={refusal?.msg} errors={refusal?.errors} />
      <input type="hidden" name="intent" value="issue" />
      <input type="hidden" name="rows" value={rows.length} />
      <Card
        title={t('invoice.draft')}
        end={
          <Button
            type="button"
            tone="soft"
            size="small"
            icon="plus"
            onClick={() => setRows([...rows, { key: Math.max(...rows.map(({ key }) => key)) + 1, line: null }])}
          >
            {t('invoice.addLine')}
          </Button>
        }
      >
        <ol className="flex flex-col gap-4">
          {rows.map(({ key, line }, at) => (
            <LineFields
              key={key}
              line={line}
              at={at}
              errors={errors}
              onRemove={rows.length > 1 ? () => setRows(rows.filter((row) => row.key !== key)) : null}
            />
          ))}
        </ol>
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <div className="flex flex-col gap-5">
            <TextInput
              name="discount"
              label={t('invoice.discountLabel')}
              optional
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={riyalsText(invoice.discount)}
              errors={errors.discount}
            />
            <TextInput
              name="deposit_percent"
              label={t('invoice.depositLabel')}
              hint={t('invoice.depositHint')}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={invoice.deposit_percent}
              errors={errors.deposit_percent}
            />
            <Textarea
              name="note"
              label={t('invoice.note')}
              optional
              maxLength={500}
              defaultValue={invoice.note ?? ''}
              errors={errors.note}
            />
          </div>
        </Card>
        <Card className="border-brand">
          <InvoiceSums invoice={{ ...sums, commission_percent: null, provider_share: null }} />
          <p className="mt-4 text-sm text-muted">{t('invoice.frozen')}</p>
          <Button size="large" busy={busy} className="mt-4 w-full">
            {t('invoice.issue')}
          </Button>
        </Card>
      </div>
    </Form>
  )
}

// The same rule that the server freezes the invoice by; while something typed is no number, that part counts as nothing.
function sumsOf(form: FormData, { vat_percent }: InvoicePage) {
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
  const rows = Number(form.get('rows'))
  const lines = Array.from(
    { length: rows },
    (_, at) => number(halalasIn(form.get(`lines.${at}.unit_price`))) * number(wholeIn(form.get(`lines.${at}.quantity`))),
  )
  const service_amount = lines.reduce((sum, amount) => sum + amount, 0)
  const discount = Math.min(service_amount, number(halalasIn(form.get('discount'))))
  const deposit_percent = Math.min(100, number(wholeIn(form.get('deposit_percent'))))
  const totals = orderTotals({ service_amount, discount, vat_percent, deposit_percent })
  return { ...totals, due_amount: totals.deposit_amount }
}
