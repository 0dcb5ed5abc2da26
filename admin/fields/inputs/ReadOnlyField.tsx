import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { Form } from 'antd'
import type { Path } from '../kinds.ts'
import { Shown } from '../shows.tsx'
import { FieldLabel } from './Labelled.tsx'

/** A value that the form tells and does not ask for. */
export const ReadOnlyField = ({ field, name }: { field: AnyField; name: Path }) => (
  <Form.Item name={name} label={<FieldLabel field={field} />}>
    <ReadOnlyValue field={field} />
  </Form.Item>
)

// The form gives the value, as it gives it to an input.
const ReadOnlyValue = ({ field, value }: { field: AnyField; value?: unknown }) => <Shown field={field} value={value} />
