import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { declarationOf } from './declarations.ts'

/** A list of other rows that refer to this one, and the field they do it by. */
export type Related = { declaration: AnyResource; field: string; label: Label }

/** The related lists a resource declares as `orders.client_id`, in their order. */
export function relatedOf({ related = [] }: AnyResource): Related[] {
  const places = related.map((place) => place.split('.'))
  return places.flatMap(([name = '', field = '']) => {
    const declaration = declarationOf(name)
    if (!declaration) return []
    // A resource that refers to this one twice is told apart by the field it does it by.
    const relation = declaration.fields[field]
    const by = places.filter(([other]) => other === name).length > 1 ? relation?.label : undefined
    const [en, ar] = (relation?.kind === 'belongsTo' && relation.within) || declaration.label.many
    return [{ declaration, field, label: by ? [`${en}: ${by[0]}`, `${ar}: ${by[1]}`] : [en, ar] }]
  })
}
