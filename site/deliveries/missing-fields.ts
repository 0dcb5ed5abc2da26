import type { DeliveryStep } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { inspectionChecks } from '@wasl/shared/rules/rental-choices.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import type { TFunction } from 'i18next'
import { parseWholeNumber } from '../forms/form-values.ts'

type Errors = Record<string, string[]>
type Check = (form: FormData, t: TFunction<'deliveries'>) => Errors

const filled = (form: FormData, name: string): boolean => String(form.get(name) ?? '').trim() !== ''
const hasPhotos = (form: FormData): boolean => form.getAll('file_ids').some((file) => file instanceof File && file.size > 0)

const condition: Check = (form, t) => ({
  ...(parseWholeNumber(form.get('km')) === null && { km: [t('missing.km', { ns: 'deliveries' })] }),
  ...(!hasPhotos(form) && { file_ids: [t('missing.photos', { ns: 'deliveries' })] }),
})

const checks: Readonly<Partial<Record<DeliveryStep, Check>>> = {
  finish_inspection: (form, t): Errors =>
    typedKeys(inspectionChecks).every((check) => form.getAll('checks').includes(check))
      ? {}
      : { checks: [t('missing.checks', { ns: 'deliveries' })] },
  hand_over: (form, t) => ({
    ...(!form.has('license_shown') && { license_shown: [t('missing.license', { ns: 'deliveries' })] }),
    ...condition(form, t),
  }),
  take_back: condition,
  deliver: (form, t): Errors => {
    if (filled(form, 'code')) return {}
    if (!hasPhotos(form)) return { code: [t('missing.code', { ns: 'deliveries' })] }
    return filled(form, 'reason') ? {} : { reason: [t('missing.reason', { ns: 'deliveries' })] }
  },
}

/** What a step lacks that this phone can know: without a connection nobody else says so in time. The server checks everything. */
export const missingFields = (step: DeliveryStep, form: FormData, t: TFunction<'deliveries'>): Errors => checks[step]?.(form, t) ?? {}
