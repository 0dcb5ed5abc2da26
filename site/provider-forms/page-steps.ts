import { applicationSteps } from '@wasl/shared/rules/application-review.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'

/** The steps of the application page: those of the application, then the review. */
export const pageSteps = [...typedKeys(applicationSteps), 'review'] as const
export type PageStep = (typeof pageSteps)[number]
