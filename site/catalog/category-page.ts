import { pages } from '@wasl/shared/pages/pages.ts'
import type { ServiceKind } from './filter-services.ts'

/** The page of a category that has its services of this kind. */
export const categoryPage = (kind: ServiceKind) => (kind === 'service' ? pages.category : pages.categoryConsultations)
