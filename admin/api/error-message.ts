import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { TFunction } from 'i18next'

/** The message to show for an error: the API's own (of the first field, if any), or a general one, with the number of the request if known. */
export function errorMessage(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('error.generic')
  if (error.statusCode === 0) return t('error.offline')
  const [first] = Object.values(error.errors).flat()
  if (first || error.message) return first || error.message
  return error.requestId ? t('error.genericWithId', { id: `\u2068${error.requestId}\u2069` }) : t('error.generic')
}
