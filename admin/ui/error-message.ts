import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { TFunction } from 'i18next'

/** The message to show for an error: the API's own (of the first field, if any), or a general one. */
export function errorMessage(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('error.generic')
  if (error.statusCode === 0) return t('error.offline')
  const [first] = Object.values(error.errors).flat()
  return first || error.message || t('error.generic')
}
