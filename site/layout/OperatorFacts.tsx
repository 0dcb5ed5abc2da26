import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { useRootData } from '../root-data.ts'
import { Ltr } from '../ui/Ltr.tsx'
import { PaymentMarks } from '../ui/PaymentMarks.tsx'

/** Who runs the platform, as the law asks every online store to show it: name, register and VAT number, store certificate; and how to pay. */
export function OperatorFacts() {
  const { t } = useTranslation()
  const text = useText()
<<<<<<< HEAD
  const { company, card_payments } = useRootData()?.appInfo ?? {}
  if (!company) return null
  const facts = (['commercial_number', 'vat_number', 'certificate'] as const).filter((name) => company[name])
  if (!company.name && facts.length === 0 && !card_payments) return null
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
      {card_payments && <PaymentMarks methods={cardMethods} />}
=======
  const appInfo = useRootData()?.appInfo
  if (!appInfo) return null
  const { name, commercial_number, vat_number, certificate, certificate_link } = appInfo.company
  const facts = [
    { label: t('footer.commercialNumber'), value: commercial_number, link: null },
    { label: t('footer.vatNumber'), value: vat_number, link: null },
    { label: t('footer.certificate'), value: certificate, link: certificate_link },
  ].filter(({ value }) => value)
  if (!name && facts.length === 0 && appInfo.card_methods.length === 0) return null
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-5 text-sm text-muted">
      {(name || facts.length > 0) && (
        <div className="min-w-0">
          {name && (
            <p className="font-medium text-ink wrap-anywhere">
              <bdi>{text(name)}</bdi>
            </p>
          )}
          <dl className="flex flex-wrap gap-x-6 gap-y-1">
            {facts.map(({ label, value, link }) => (
              <div key={label} className="flex flex-wrap gap-x-1.5">
                <dt>{label}</dt>
                <dd className="text-ink">
                  {link ? (
                    <a href={link} rel="noopener noreferrer" target="_blank" className="text-brand underline underline-offset-4">
                      <Ltr>{value}</Ltr>
                    </a>
                  ) : (
                    <Ltr>{value}</Ltr>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {appInfo.card_methods.length > 0 && <PaymentMarks methods={appInfo.card_methods} />}
>>>>>>> 1c7b5514 (Fix coupons that are lost after a declined card, add payment marks)
    </div>
  )
}
