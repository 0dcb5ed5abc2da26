import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { isNeeded, isVisible } from '@wasl/shared/registry/visibility.ts'
import { Form, Input } from 'antd'
import type { ComponentType } from 'react'
import { ChoiceInput } from './inputs/ChoiceInput.tsx'
import { ColorControl } from './inputs/ColorControl.tsx'
import { CreatableRelation, CreatableRelations } from './inputs/CreatableRelation.tsx'
import { DateControl, DateTimeControl, TimeControl } from './inputs/dates.tsx'
import { FileControl } from './inputs/FileControl.tsx'
import { ImageControl, ImagesControl } from './inputs/ImageControl.tsx'
import { Labelled } from './inputs/Labelled.tsx'
import { LinkControl } from './inputs/LinkControl.tsx'
import { ListInput } from './inputs/ListInput.tsx'
import { LocalizedInput, LocalizedLongInput } from './inputs/LocalizedInput.tsx'
import { LocalizedRichInput } from './inputs/LocalizedRichInput.tsx'
import { CountControl, MoneyControl, PercentControl } from './inputs/numbers.tsx'
import { PermissionsInput } from './inputs/PermissionsInput.tsx'
import { ReadOnlyField } from './inputs/ReadOnlyField.tsx'
import { SwitchControl } from './inputs/SwitchControl.tsx'
import { SentItem } from './inputs/UploadItem.tsx'
import type { AnyInputProps, InputTable, Path } from './kinds.ts'

/** How a form asks for each kind. A kind without a line does not compile. */
export const inputs: InputTable = {
  text: (p) => (
    <Labelled {...p}>
      <Input dir="auto" maxLength={p.field.max} />
    </Labelled>
  ),
  longText: (p) => (
    <Labelled {...p}>
      <Input.TextArea dir="auto" autoSize={{ minRows: 3, maxRows: 12 }} />
    </Labelled>
  ),
  localized: LocalizedInput,
  localizedLong: LocalizedLongInput,
  localizedRich: LocalizedRichInput,
  count: (p) => (
    <Labelled {...p}>
      <CountControl />
    </Labelled>
  ),
  percent: (p) => (
    <Labelled {...p}>
      <PercentControl />
    </Labelled>
  ),
  money: (p) => (
    <Labelled {...p}>
      <MoneyControl />
    </Labelled>
  ),
  boolean: (p) => (
    <Labelled {...p}>
      <SwitchControl />
    </Labelled>
  ),
  date: (p) => (
    <Labelled {...p}>
      <DateControl field={p.field} />
    </Labelled>
  ),
  dateTime: (p) => (
    <Labelled {...p}>
      <DateTimeControl field={p.field} />
    </Labelled>
  ),
  time: (p) => (
    <Labelled {...p}>
      <TimeControl />
    </Labelled>
  ),
  choice: ChoiceInput,
  image: (p) => (
    <SentItem {...p}>
      <ImageControl field={p.field} path={p.path} />
    </SentItem>
  ),
  images: (p) => (
    <SentItem {...p}>
      <ImagesControl field={p.field} path={p.path} />
    </SentItem>
  ),
  file: (p) => (
    <SentItem {...p}>
      <FileControl field={p.field} path={p.path} />
    </SentItem>
  ),
  link: (p) => (
    <Labelled {...p}>
      <LinkControl isOutside={p.field.outside === true} />
    </Labelled>
  ),
  email: (p) => (
    <Labelled {...p}>
      <Input dir="ltr" type="email" className="ltr" autoComplete="off" />
    </Labelled>
  ),
  phone: (p) => (
    <Labelled {...p}>
      <Input dir="ltr" type="tel" className="ltr" placeholder="05xxxxxxxx" autoComplete="off" />
    </Labelled>
  ),
  color: (p) => (
    <Labelled {...p}>
      <ColorControl />
    </Labelled>
  ),
  belongsTo: (p) => (
    <Labelled {...p}>
      <CreatableRelation field={p.field} />
    </Labelled>
  ),
  hasMany: (p) => (
    <Labelled {...p}>
      <CreatableRelations field={p.field} />
    </Labelled>
  ),
  permissions: PermissionsInput,
  list: (p) => <ListInput {...p} Entry={FieldInput} />,
}

/** Asks for one field, where the rest of its row makes it visible; as one that must be given only where the row needs it. */
export function FieldInput({ field: { needed, ...field }, name, path }: AnyInputProps) {
  const [shownBy, neededBy] = [field.visibleWhen?.field, needed?.when?.field]
  const shown = Form.useWatch(siblingOf(path, shownBy))
  const wanted = Form.useWatch(siblingOf(path, neededBy))
  const row = { ...(shownBy && { [shownBy]: shown }), ...(neededBy && { [neededBy]: wanted }) }
  if (!isVisible(field, row)) return null
  const asked = needed && isNeeded({ ...field, needed }, row) ? { ...field, needed } : field
  // A list says itself that it is closed, entry by entry.
  if (field.readOnly && field.kind !== 'list') return <ReadOnlyField field={field} name={name} />
  const Asked = inputFor(asked)
  return <Asked field={asked} name={name} path={path} />
}

const siblingOf = (path: Path, sibling: string | undefined): Path => [...path.slice(0, -1), sibling ?? String(path.at(-1))]

// Safe: the component is looked up by the kind of the very field it is given.
const inputFor = (field: AnyField) => inputs[field.kind] as ComponentType<AnyInputProps>
