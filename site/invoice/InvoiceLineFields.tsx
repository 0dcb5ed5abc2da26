import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { useTranslation } from 'react-i18next'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'

type Props = { line: InvoicePage['lines'][number] | null; index: number; errors: FieldErrors; onRemove: (() => void) | null }

/** The fields of one invoice line: description in both languages, quantity and unit price. */
export function InvoiceLineFields({ line, index, errors, onRemove }: Props) {
  const { t } = useTranslation('orders')
  const field = (name: string) => ({ name: `lines.${index}.${name}`, errors: errors[`lines.${index}.${name}`] })
  return (
    <li className="grid gap-4 border-b border-line pb-4 last:border-0 last:pb-0 sm:grid-cols-6">
      <TextInput
        {...field('title_ar')}
        label={t('invoice.descriptionAr')}
        dir="rtl"
        lang="ar"
        maxLength={200}
        defaultValue={line?.title.ar}
        className="sm:col-span-3"
      />
      <TextInput
        {...field('title_en')}
        label={t('invoice.descriptionEn')}
        dir="ltr"
        lang="en"
        maxLength={200}
        defaultValue={line?.title.en}
        className="sm:col-span-3"
      />
      <TextInput
        {...field('quantity')}
        label={t('invoice.quantity')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={line?.quantity ?? 1}
        className="sm:col-span-2"
      />
      <TextInput
        {...field('unit_price')}
        label={t('invoice.unitPrice')}
        dir="ltr"
        inputMode="decimal"
        data-amount
        autoComplete="off"
        defaultValue={formatRiyalsInput(line?.unit_price)}
        className="sm:col-span-2"
      />
      {onRemove && (
        <div className="flex items-end sm:col-span-2">
          <Button type="button" tone="danger" icon="trash" onClick={onRemove} aria-label={t('invoice.removeLine', { number: index + 1 })} />
        </div>
      )}
    </li>
  )
}
