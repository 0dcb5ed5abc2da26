import type { DividedAmount } from '@wasl/shared/registry/action-inputs.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { money } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Form } from 'antd'
import { declarationOf } from '../../api/declarations.ts'
import { useRow } from '../../api/resource-client.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { Amounts } from '../Amounts.tsx'
import { divideAmount } from './divide-amount.ts'

type Props = { divided: DividedAmount; declaration: AnyResource; row: AnyRow }

/** The amount that an input of the form divides, and what it leaves; nothing for administrators who may not see the record with it. */
export function DividedAmountView({ divided, declaration, row }: Props) {
  const relation: AnyField | undefined = divided.relation === undefined ? undefined : declaration.fields[divided.relation]
  const related = relation?.kind === 'belongsTo' ? declarationOf(relation.to) : undefined
  const id = divided.relation === undefined ? undefined : row[divided.relation]
  const denialReason = useDenialReason(related, 'show')
  if (divided.relation === undefined) return <DividedAmounts divided={divided} record={row} />
  if (!related || typeof id !== 'string' || denialReason !== null) return null
  return <LoadedAmounts divided={divided} related={related} id={id} />
}

function LoadedAmounts({ divided, related, id }: { divided: DividedAmount; related: AnyResource; id: string }) {
  const { query } = useRow(related, id)
  return query.data ? <DividedAmounts divided={divided} record={query.data.data} /> : null
}

function DividedAmounts({ divided, record }: { divided: DividedAmount; record: AnyRow }) {
  const typed: unknown = Form.useWatch(divided.input)
  const { whole, rest } = divideAmount(divided, record, typed)
  const fields = { whole: money(divided.label.en, divided.label.ar), rest: money(divided.rest.en, divided.rest.ar) }
  return (
    <div aria-live="polite">
      <Amounts fields={fields} names={['whole', 'rest']} row={{ whole, rest }} />
    </div>
  )
}
