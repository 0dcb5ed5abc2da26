import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { declarationOf } from '../api/declarations.ts'

/** A list of rows that refer to a row, the field by which they do, and both as declared: `orders.client_id`. */
export type RelatedList = { declaration: AnyResource; field: string; reference: string; label: Label }

/** The related lists a resource declares as `orders.client_id`, in their declared order. */
export function relatedListsOf({ related = [] }: AnyResource): RelatedList[] {
  const references = related.map((reference) => reference.split('.'))
  return references.flatMap(([name = '', field = '']) => {
    const declaration = declarationOf(name)
    if (!declaration) return []
    // If a resource refers to this one twice, the field's label tells the lists apart.
    const relation = declaration.fields[field]
    const by = references.filter(([other]) => other === name).length > 1 ? relation?.label : undefined
    const { en, ar } = (relation?.kind === 'belongsTo' && relation.tabLabel) || declaration.label.many
    return [
      { declaration, field, reference: `${name}.${field}`, label: by ? { en: `${en}: ${by.en}`, ar: `${ar}: ${by.ar}` } : { en, ar } },
    ]
  })
}
