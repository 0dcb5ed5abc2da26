import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { useMay } from '../auth/useDenial.ts'

/** Why a new row cannot be begun from another one, null where it can: it is added like any, and the other must be open to read. */
export const mayCopy = (may: ReturnType<typeof useMay>, declaration: AnyResource): string | null =>
  may(declaration, 'create') ?? may(declaration, 'show')
