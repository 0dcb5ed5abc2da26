import type { DeliveryView } from '@wasl/shared/contract/deliveries.ts'
import type { DeliveryStep } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { inspectionChecks } from '@wasl/shared/rules/rental-choices.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import type { TFunction } from 'i18next'
import { parseWholeNumber } from '../forms/form-values.ts'

type Errors = Record<string, string[]>
type Known = { t: TFunction<'deliveries'>; delivery: Pick<DeliveryView, 'car' | 'handed_over'> }
type Check = (form: FormData, known: Known) => Errors

const filled = (form: FormData, name: string): boolean => String(form.get(name) ?? '').trim() !== ''
const hasPhotos = (form: FormData): boolean => form.getAll('file_ids').some((file) => file instanceof File && file.size > 0)

const kmErrors: Check = (form, { t, delivery: { handed_over } }): Errors => {
  const km = parseWholeNumber(form.get('km'))
  if (typeof km !== 'number') return { km: [t('missing.km', { ns: 'deliveries' })] }
  return handed_over && km < handed_over.km ? { km: [t('missing.lowKm', { ns: 'deliveries', km: handed_over.km })] } : {}
}

const condition: Check = (form, known) => ({
  ...kmErrors(form, known),
  ...(!filled(form, 'fuel') && { fuel: [known.t('missing.fuel', { ns: 'deliveries' })] }),
  ...(!hasPhotos(form) && { file_ids: [known.t('missing.photos', { ns: 'deliveries' })] }),
})

const checks: Readonly<Partial<Record<DeliveryStep, Check>>> = {
  finish_inspection: (form, { t }): Errors =>
    typedKeys(inspectionChecks).every((check) => form.getAll('checks').includes(check))
      ? {}
      : { checks: [t('missing.checks', { ns: 'deliveries' })] },
  hand_over: (form, known) => ({
    ...(known.delivery.car?.needs_contract &&
      !filled(form, 'contract_number') && { contract_number: [known.t('missing.contract', { ns: 'deliveries' })] }),
    ...(!form.has('license_shown') && { license_shown: [known.t('missing.license', { ns: 'deliveries' })] }),
    ...condition(form, known),
  }),
  take_back: condition,
  deliver: (form, { t }): Errors => {
    if (filled(form, 'code')) return {}
    if (!hasPhotos(form)) return { code: [t('missing.code', { ns: 'deliveries' })] }
    return filled(form, 'reason') ? {} : { reason: [t('missing.reason', { ns: 'deliveries' })] }
  },
}

/** What a step lacks that this phone can know: without a connection nobody else says so in time. The server checks everything. */
export const missingFields = (step: DeliveryStep, form: FormData, known: Known): Errors => checks[step]?.(form, known) ?? {}
