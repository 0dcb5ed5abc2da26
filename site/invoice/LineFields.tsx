import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { useTranslation } from 'react-i18next'
import { riyalsText } from '../orders/form-numbers.ts'
import type { FieldErrors } from '../ui/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { TextInput } from '../ui/TextInput.tsx'

type Props = { line: InvoicePage['lines'][number] | null; at: number; errors: FieldErrors; onRemove: (() => void) | null }

/** One line of the invoice that is being written: its words in both languages, quantity and price. */
export function LineFields({ line, at, errors, onRemove }: Props) {
  const { t } = useTranslation('orders')
  const field = (name: string) => ({ name: `lines.${at}.${name}`, errors: errors[`lines.${at}.${name}`] })
  return (
    <li className="grid gap-4 border-b border-line pb-4 last:border-0 last:pb-0 sm:grid-cols-6">
      <TextInput
        {...field('title_ar')}
        label={t('invoice.lineAr')}
        dir="rtl"
        lang="ar"
        maxLength={200}
        defaultValue={line?.title.ar}
        className="sm:col-span-3"
      />
      <TextInput
        {...field('title_en')}
        label={t('invoice.lineEn')}
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
        label={t('invoice.unit')}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={riyalsText(line?.unit_price)}
        className="sm:col-span-2"
      />
      {onRemove && (
        <div className="flex items-end sm:col-span-2">
          <Button type="button" tone="danger" icon="trash" onClick={onRemove} aria-label={t('invoice.removeLine', { number: at + 1 })} />
        </div>
      )}
    </li>
  )
}
