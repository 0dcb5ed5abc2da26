import type { CrudFilter } from '@refinedev/core'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { isRequired, isVisible } from '@wasl/shared/registry/visibility.ts'
import { Form, Input } from 'antd'
import type { ComponentType } from 'react'
import type { AnyInputProps, InputProps, InputTable, Path } from '../kinds.ts'
import { ChoiceInput } from './ChoiceInput.tsx'
import { ColorControl } from './ColorControl.tsx'
import { CreatableRelation, CreatableRelations } from './CreatableRelation.tsx'
import { DateControl, DateTimeControl, TimeControl } from './date-controls.tsx'
import { FileControl, FilesControl } from './FileControl.tsx'
import { FormField } from './FormField.tsx'
import { ImageControl, ImagesControl } from './ImageControl.tsx'
import { LinkControl } from './LinkControl.tsx'
import { ListInput } from './ListInput.tsx'
import { LocalizedInput, LocalizedLongInput } from './LocalizedInput.tsx'
import { LocalizedRichTextInput } from './LocalizedRichTextInput.tsx'
import { CountControl, MoneyControl, PercentControl } from './number-controls.tsx'
import { PermissionsInput } from './PermissionsInput.tsx'
import { ReadOnlyField } from './ReadOnlyField.tsx'
import { SwitchControl } from './SwitchControl.tsx'
import { UploadField } from './UploadField.tsx'

/** The form input of each field kind. A missing kind does not compile. */
export const inputs: InputTable = {
  text: (p) => (
    <FormField {...p}>
      <Input dir="auto" maxLength={p.field.max} className={p.field.uppercase && 'uppercase'} />
    </FormField>
  ),
  longText: (p) => (
    <FormField {...p}>
      <Input.TextArea dir="auto" autoSize={{ minRows: 3, maxRows: 12 }} />
    </FormField>
  ),
  localized: LocalizedInput,
  localizedLong: LocalizedLongInput,
  localizedRich: LocalizedRichTextInput,
  count: (p) => (
    <FormField {...p}>
      <CountControl />
    </FormField>
  ),
  percent: (p) => (
    <FormField {...p}>
      <PercentControl />
    </FormField>
  ),
  money: (p) => (
    <FormField {...p}>
      <MoneyControl />
    </FormField>
  ),
  boolean: (p) => (
    <FormField {...p}>
      <SwitchControl />
    </FormField>
  ),
  date: (p) => (
    <FormField {...p}>
      <DateControl field={p.field} />
    </FormField>
  ),
  dateTime: (p) => (
    <FormField {...p}>
      <DateTimeControl field={p.field} />
    </FormField>
  ),
  time: (p) => (
    <FormField {...p}>
      <TimeControl />
    </FormField>
  ),
  choice: ChoiceInput,
  image: (p) => (
    <UploadField {...p}>
      <ImageControl field={p.field} path={p.path} />
    </UploadField>
  ),
  images: (p) => (
    <UploadField {...p}>
      <ImagesControl field={p.field} path={p.path} />
    </UploadField>
  ),
  file: (p) => (
    <UploadField {...p}>
      <FileControl field={p.field} path={p.path} />
    </UploadField>
  ),
  files: (p) => (
    <UploadField {...p}>
      <FilesControl field={p.field} path={p.path} />
    </UploadField>
  ),
  link: (p) => (
    <FormField {...p}>
      <LinkControl isOutside={p.field.external === true} />
    </FormField>
  ),
  email: (p) => (
    <FormField {...p}>
      <Input dir="ltr" type="email" className="ltr" autoComplete="off" />
    </FormField>
  ),
  phone: (p) => (
    <FormField {...p}>
      <Input dir="ltr" type="tel" className="ltr" placeholder="05xxxxxxxx" autoComplete="off" />
    </FormField>
  ),
  color: (p) => (
    <FormField {...p}>
      <ColorControl />
    </FormField>
  ),
  belongsTo: RelationInput,
  hasMany: (p) => (
    <FormField {...p}>
      <CreatableRelations field={p.field} />
    </FormField>
  ),
  permissions: PermissionsInput,
  list: (p) => <ListInput {...p} Entry={FieldInput} />,
}

/** A related row, of those that fit the other values of the form. */
function RelationInput(p: InputProps<'belongsTo'>) {
  const { offered } = p.field
  const other = offered && 'equals' in offered ? offered.equals : undefined
  const value: unknown = Form.useWatch(siblingOf(p.path, other))
  const filters = offered && (!other || value) ? [equalTo(offered.field, other ? value : '')] : []
  return (
    <FormField {...p}>
      <CreatableRelation field={p.field} filters={filters} />
    </FormField>
  )
}
const equalTo = (field: string, value: unknown): CrudFilter => ({ field, operator: 'eq', value })

/** The input of a field. Hidden when the row's other values hide it; required when they require it. */
export function FieldInput({ field: { requiredWhenVisible, ...field }, name, path }: AnyInputProps) {
  const [shownBy, neededBy] = [field.visibleWhen?.field, requiredWhenVisible?.when?.field]
  const shownValue = Form.useWatch(siblingOf(path, shownBy))
  const neededValue = Form.useWatch(siblingOf(path, neededBy))
  const row = { ...(shownBy && { [shownBy]: shownValue }), ...(neededBy && { [neededBy]: neededValue }) }
  if (!isVisible(field, row)) return null
  const effectiveField =
    requiredWhenVisible && isRequired({ ...field, requiredWhenVisible }, row) ? { ...field, requiredWhenVisible } : field
  // Lists render their own read-only state.
  if (field.readOnly && field.kind !== 'list') return <ReadOnlyField field={field} name={name} />
  const KindInput = inputFor(effectiveField)
  return <KindInput field={effectiveField} name={name} path={path} />
}

const siblingOf = (path: Path, sibling: string | undefined): Path => [...path.slice(0, -1), sibling ?? String(path.at(-1))]

// Safe: the component is looked up by the field's own kind.
const inputFor = (field: AnyField) => inputs[field.kind] as ComponentType<AnyInputProps>
