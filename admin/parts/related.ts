import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { declarationOf } from './declarations.ts'

/** A list of other rows that refer to this one, and the field they do it by. */
export type Related = { declaration: AnyResource; field: string }

/** The related lists a resource declares as `orders.client_id`, in their order. */
export const relatedOf = ({ related = [] }: AnyResource): Related[] =>
  related.flatMap((place) => {
    const [name = '', field = ''] = place.split('.')
    const declaration = declarationOf(name)
    return declaration ? [{ declaration, field }] : []
  })
