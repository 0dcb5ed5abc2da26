import './action-facts.css'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { fieldLabelIn } from '@wasl/shared/registry/row-title.ts'
import { declarationOf } from '../../api/declarations.ts'
import { useRow } from '../../api/resource-client.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { FieldDisplay } from '../../fields/displays/FieldDisplay.tsx'
import { isEmpty } from '../../fields/kinds.ts'
import { useLocale } from '../../ui/useLocale.ts'

type Props = { declaration: AnyResource; row: AnyRow }

/** What an action is about: whom, and how much. Nothing for an action on several rows. */
export function ActionFacts({ declaration, row }: Props) {
  const { dialogFacts = [], fields } = declaration
  if (dialogFacts.length === 0 || row.id === undefined) return null
  const paths = dialogFacts.map((fact) => fact.split('.'))
  const own = paths.flatMap(([name = '', part]) => (part === undefined ? [name] : []))
  const relations = Map.groupBy(
    paths.filter(([, part]) => part !== undefined),
    ([name = '']) => name,
  )
  return (
    <dl className="action-facts">
      <Facts declaration={declaration} row={row} names={own} />
      {[...relations].map(([name, parts]) => (
        <RelatedFacts key={name} field={fields[name]} id={row[name]} names={parts.flatMap(([, part]) => part ?? [])} />
      ))}
    </dl>
  )
}

function Facts({ declaration: { name, fields }, row, names }: Props & { names: readonly string[] }) {
  const { localize } = useLocale()
  const shown = names.flatMap((one) => (fields[one] && !isEmpty(row[one]) ? [{ one, field: fields[one] }] : []))
  return (
    <RelationNames resource={name} fields={Object.fromEntries(shown.map(({ one, field }) => [one, field]))} rows={[row]}>
      {shown.map(({ one, field }) => (
        <div key={one}>
          <dt>{localize(fieldLabelIn(field, row))}</dt>
          <dd>
            <FieldDisplay field={field} value={row[one]} />
          </dd>
        </div>
      ))}
    </RelationNames>
  )
}

function RelatedFacts({ field, id, names }: { field: AnyField | undefined; id: unknown; names: readonly string[] }) {
  const related = field?.kind === 'belongsTo' ? declarationOf(field.to) : undefined
  const denialReason = useDenialReason(related, 'show')
  if (!related || typeof id !== 'string' || denialReason !== null) return null
  return <FactsOf declaration={related} id={id} names={names} />
}

function FactsOf({ declaration, id, names }: { declaration: AnyResource; id: string; names: readonly string[] }) {
  const { query } = useRow(declaration, id)
  const row: AnyRow | undefined = query.data?.data
  return row ? <Facts declaration={declaration} row={row} names={names} /> : null
}
