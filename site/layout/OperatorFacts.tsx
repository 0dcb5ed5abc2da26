import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Ltr } from '../ui/Ltr.tsx'
import { PaymentMarks } from '../ui/PaymentMarks.tsx'
import { useRootData } from '../ui/root-data.ts'

/** Who runs the platform, as the law asks every online store to show it: name, register and VAT number, store certificate; and how to pay. */
export function OperatorFacts() {
  const { t } = useTranslation()
  const text = useText()
  const { company, card_methods = [] } = useRootData()?.appInfo ?? {}
  if (!company) return null
  const facts = (['commercial_number', 'vat_number', 'certificate'] as const).filter((name) => company[name])
  if (!company.name && facts.length === 0 && card_methods.length === 0) return null
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-5 text-sm text-muted">
      <div className="min-w-0">
        {company.name && <p className="font-medium text-ink wrap-anywhere">{text(company.name)}</p>}
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {facts.map((name) => (
            <div key={name} className="flex flex-wrap gap-x-1.5">
              <dt>{t(`footer.${name}`)}</dt>
              <dd className="text-ink">
                {name === 'certificate' && company.certificate_link ? (
                  <a href={company.certificate_link} rel="noopener" target="_blank" className="text-brand underline underline-offset-4">
                    <Ltr>{company[name]}</Ltr>
                  </a>
                ) : (
                  <Ltr>{company[name]}</Ltr>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {card_methods.length > 0 && <PaymentMarks methods={card_methods} />}
    </div>
  )
}
