import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { TFunction } from 'i18next'

/** Why something failed, in words: the API's own where it gave some, about the first field where it named one. */
export function reasonOf(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('error.lead')
  if (error.statusCode === 0) return t('error.offline')
  const [first] = Object.values(error.errors).flat()
  return first || error.message || t('error.lead')
}
