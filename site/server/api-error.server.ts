import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'

export type FieldErrors = Record<string, string[]>
/** An error response of the API, as page data. Some carry `data`, such as needActive the challenge. */
export type ApiFailure = { status: number; key: string; msg: string; errors: FieldErrors; data: unknown }

/** The page data of an error. */
export const failureOf = ({ statusCode, key, message, errors, current }: ApiError): ApiFailure => ({
  status: statusCode,
  key,
  msg: message,
  errors,
  data: current,
})
