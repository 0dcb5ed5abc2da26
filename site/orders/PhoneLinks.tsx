import { formatPhone } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../ui/Ltr.tsx'

/** A Saudi mobile number (`+9665…`) in the usual notation, with links to call it and to write to it. */
export function PhoneLinks({ phone }: { phone: string }) {
  const { t } = useTranslation('orders')
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <a href={`tel:${phone}`} className="py-1 text-brand underline underline-offset-4">
        <Ltr>{formatPhone(phone)}</Ltr>
      </a>
      <a
        href={`https://wa.me/${phone.replace('+', '')}`}
        target="_blank"
        rel="noreferrer"
        className="py-1 text-brand underline underline-offset-4"
      >
        {t('page.whatsApp')}
      </a>
    </span>
  )
}
