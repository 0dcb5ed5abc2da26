import { showCarChange, showProductChange } from '@wasl/shared/contract/endpoints/product-changes.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { declarationOf } from '../../api/declarations.ts'
import { useEndpoint } from '../../api/useEndpoint.ts'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Changes } from '../Changes.tsx'

/** What a provider wants to change of its product, beside what is on sale now; once approved, what the approval has changed. */
export const ProductChange = ({ row }: { row: AnyRow }) => <Change endpoint={showProductChange} resource="products" row={row} />

/** The same for a car. */
export const CarChange = ({ row }: { row: AnyRow }) => <Change endpoint={showCarChange} resource="cars" row={row} />

type Props = { endpoint: typeof showProductChange | typeof showCarChange; resource: string; row: AnyRow }

function Change({ endpoint, resource, row }: Props) {
  const { data, query } = useEndpoint(endpoint, { params: { id: String(row.id) } }, { dependsOn: row.status })
  const declaration = declarationOf(resource)
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  if (!data || !declaration) return <Loading />
  const { before, after } = data
  const changes = Object.keys(after).map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
  return (
    <div className="card">
      <RelationNames resource={declaration.name} fields={declaration.fields} rows={[before, after]}>
        <Changes declaration={declaration} changes={changes} />
      </RelationNames>
    </div>
  )
}
