import { ApiError } from '@wasl/shared/data-provider/api-error.ts'

/** Whether a log-in was refused for its code alone: none was given, or it was wrong. */
export const isCodeAsked = (error: unknown): boolean => error instanceof ApiError && 'code' in error.errors
