import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { FieldDisplay } from '../fields/displays/FieldDisplay.tsx'
import { isEmpty } from '../fields/kinds.ts'
import { useLocale } from '../ui/useLocale.ts'

type Props = { fields: AnyResource['fields']; names: readonly string[]; row: AnyRow }

/** The amounts of a row, shown large; those it does not have are left out. */
export function Amounts({ fields, names, row }: Props) {
  const { localize } = useLocale()
  const shown = names.flatMap((name) => {
    const field = fields[name]
    return field && !isEmpty(row[name]) ? [{ name, field }] : []
  })
  if (shown.length === 0) return null
  return (
    <dl className="card overview-amounts">
      {shown.map(({ name, field }) => (
        <div key={name}>
          <dt>{localize(field.label)}</dt>
          <dd>
            <FieldDisplay field={field} value={row[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
