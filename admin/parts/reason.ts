import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { TFunction } from 'i18next'

/** Why something failed, in words: the API's own where it gave some. */
export function reasonOf(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('error.lead')
  if (error.statusCode === 0) return t('error.offline')
  return error.message || t('error.lead')
}
