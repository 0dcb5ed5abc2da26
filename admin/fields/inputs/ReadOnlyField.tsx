import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { Form } from 'antd'
import { FieldDisplay } from '../displays/FieldDisplay.tsx'
import { isWide, type Path } from '../kinds.ts'
import { FieldLabel } from './FormField.tsx'

/** A field that the form shows but does not let edit. */
export const ReadOnlyField = ({ field, name }: { field: AnyField; name: Path }) => (
  <Form.Item name={name} className={isWide(field) ? 'field-span' : ''} label={<FieldLabel field={field} />}>
    <ReadOnlyValue field={field} />
  </Form.Item>
)

// Form.Item passes the value, as to an input.
const ReadOnlyValue = ({ field, value }: { field: AnyField; value?: unknown }) => <FieldDisplay field={field} value={value} />
