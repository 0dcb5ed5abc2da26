import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { weekdays } from '@wasl/shared/utils/weekdays.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import type { OfferedService } from './ServicesField.tsx'

/** The names of the fields of the application, in page order, for the summary of errors. */
export function useStepLabels(
  { type }: Pick<ProviderApplication, 'type'>,
  services: readonly OfferedService[] = [],
): Record<string, string> {
  const { t } = useTranslation('provider')
  const text = useText()
  const locale = useLocale()
  const times = typedEntries(weekdays).flatMap(([, day], at): [string, string][] => [
    [`work_times.${at}.from`, `${labelIn(day, locale)} — ${t('times.from')}`],
    [`work_times.${at}.to`, `${labelIn(day, locale)} — ${t('times.to')}`],
  ])
  const holidays = Array.from({ length: 20 }, (_, at): [string, string][] => [
    [`holidays.${at}.from`, t('holidays.from')],
    [`holidays.${at}.to`, t('holidays.to')],
  ]).flat()
  return {
    'name.ar': t('fields.name_ar'),
    'name.en': t('fields.name_en'),
    'bio.ar': t('fields.bio_ar'),
    'bio.en': t('fields.bio_en'),
    'address.ar': t('fields.address_ar'),
    'address.en': t('fields.address_en'),
    deposit_documents: t('fields.deposit_documents'),
    type: t('fields.type'),
    city_id: t('fields.city_id'),
    services: t('fields.services'),
    category_ids: t('fields.services'),
    ...Object.fromEntries(services.map(({ id, name }) => [`price.${id}`, t('services.price', { service: text(name) })])),
    city_ids: t('fields.city_ids'),
    work_times: t('fields.work_times'),
    ...Object.fromEntries(times),
    ...Object.fromEntries(holidays),
    gallery: t('steps.gallery'),
    images: t('gallery.add'),
    iban: t('fields.iban'),
    bank_name: t('fields.bank_name'),
    account_number: t('fields.account_number'),
    account_name: t('fields.account_name'),
    commercial_number: t('fields.commercial_number'),
    vat_number: t('fields.vat_number'),
    certificate_file_id: t(type === 'company' ? 'fields.certificate_file_id' : 'fields.freelance_certificate'),
    photo_file_id: t('fields.photo_file_id'),
    logo_file_id: t('fields.logo_file_id'),
  }
}
