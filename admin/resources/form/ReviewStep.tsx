import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { changesOf, draftOf } from '../../fields/inputs/values.ts'
import { Details } from '../Details.tsx'

/** The last step of a form: the whole row as it would be saved, with changes to an existing row marked. */
export function ReviewStep({ declaration, base, values }: { declaration: AnyResource; base: AnyRow | null; values: AnyRow }) {
  const { t } = useTranslation()
  const { fields } = declaration
  const shownFields = base ? fields : Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly))
  const row = { ...base, ...draftOf(fields, values) }
  const changed = base ? new Set(Object.keys(changesOf(fields, base, values))) : undefined
  return (
    <RelationNames resource={declaration.name} fields={fields} rows={[row]}>
      <p className="review-lead">{t(base ? (changed?.size ? 'steps.reviewEdit' : 'steps.reviewSame') : 'steps.reviewCreate')}</p>
      <Details declaration={{ ...declaration, fields: shownFields }} row={row} {...(changed && { changed })} />
    </RelationNames>
  )
}
