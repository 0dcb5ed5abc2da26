import { PlusOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ListField } from '@wasl/shared/registry/fields.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { Button, Form, type FormListOperation } from 'antd'
import { type ComponentType, useContext, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { pathKey } from '../../resources/form/uploads.ts'
import { defaultsOf } from '../../resources/form/values.ts'
import type { AnyInputProps, Path } from '../kinds.ts'
import { useDragWords } from './drag-labels.ts'
import { fieldRule } from './field-rule.ts'
import { FormUploads } from './form-uploads.ts'
import { FieldLabel } from './Labelled.tsx'
import { ListEntry } from './ListEntry.tsx'

type Props = { field: ListField; name: Path; path: Path; Entry: ComponentType<AnyInputProps> }
type Place = { key: number; name: number }

/** A repeated group: entries that can be added, copied, removed and moved, each asking for its fields by `Entry`. */
export function ListInput({ field, name, path, Entry }: Props) {
  const { locale, say } = useLocale()
  return (
    <fieldset className="group field-span" data-list={pathKey(path)} disabled={Boolean(field.readOnly)}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      {field.help && <p className="group-help">{say(field.help)}</p>}
      <Form.List name={name} rules={[{ validator: countRule(field, locale) }]}>
        {(entries, operation, { errors }) => (
          <>
            <Entries field={field} path={path} Entry={Entry} entries={entries} operation={operation} />
            <Form.ErrorList errors={errors} />
          </>
        )}
      </Form.List>
    </fieldset>
  )
}

type EntriesProps = Pick<Props, 'field' | 'path' | 'Entry'> & { entries: readonly Place[]; operation: FormListOperation }

function Entries({ field, path, Entry, entries, operation: { add, remove, move } }: EntriesProps) {
  const { t } = useTranslation()
  const { sayWithin } = useLocale()
  const form = Form.useFormInstance()
  const ground = useRef<HTMLDivElement>(null)
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useDragWords()
  const uploads = useContext(FormUploads)
  const isFull = field.max !== undefined && entries.length >= field.max
  const placeOf = (key: unknown) => entries.find((entry) => entry.key === key)?.name

  // What the hand or the keyboard was on has moved or gone: the focus follows it, else it would fall to the top of the page.
  const then = (change: () => void, place: number, control: string) => {
    flushSync(change)
    const entry = ground.current?.querySelectorAll(':scope > [data-entry]')[place]
    const moved = entry?.querySelector<HTMLElement>(control) ?? entry?.querySelector<HTMLElement>('[data-move]:not(:disabled)')
    const wanted = moved ?? ground.current?.querySelector<HTMLElement>(':scope > [data-add]')
    wanted?.focus()
  }

  // Files on their way to an entry go where it goes.
  const moveEntry = (from: number, to: number) => {
    uploads.reorder(path, (index) => placeAfterMove(index, from, to))
    move(from, to)
  }
  const copyEntry = (from: number) => {
    uploads.reorder(path, (index) => (index > from ? index + 1 : index))
    add(copyOf(form.getFieldValue([...path, from])), from + 1)
  }
  const removeEntry = (gone: number) => {
    uploads.reorder(path, (index) => (index === gone ? null : index > gone ? index - 1 : index))
    remove(gone)
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        const [from, to] = [placeOf(active.id), placeOf(over?.id)]
        if (from !== undefined && to !== undefined && from !== to) moveEntry(from, to)
      }}
    >
      <SortableContext items={entries.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <div ref={ground} className="group-entries">
          {entries.length === 0 && <p className="group-empty">{t('form.noEntries')}</p>}
          {entries.map(({ key, name: index }) => (
            <ListEntry
              key={key}
              id={key}
              field={field}
              index={index}
              count={entries.length}
              onMove={(to) =>
                then(() => moveEntry(index, to), to, to < index ? '[data-move="up"]:not(:disabled)' : '[data-move="down"]:not(:disabled)')
              }
              onCopy={isFull ? null : () => then(() => copyEntry(index), index + 1, firstInput)}
              onRemove={() => then(() => removeEntry(index), Math.min(index, entries.length - 2), '[data-remove]')}
            >
              {Object.entries(field.fields).map(([inner, innerField]) => (
                // A watched path may not change under its watcher: what moves is asked anew.
                <Entry key={`${index}.${inner}`} field={innerField} name={[index, inner]} path={[...path, index, inner]} />
              ))}
            </ListEntry>
          ))}
          <Button
            data-add
            icon={<PlusOutlined />}
            onClick={() => then(() => add(defaultsOf(field.fields)), entries.length, firstInput)}
            disabled={isFull}
            className="group-add"
          >
            {t('form.addOne', { one: sayWithin(field.one) })}
          </Button>
        </div>
      </SortableContext>
    </DndContext>
  )
}

const firstInput = ':scope > .fields :is(input, textarea, button)'

/** Where the entry that stands at `index` stands when another, or it itself, has moved. */
function placeAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}

const copyOf = (entry: unknown): unknown => structuredClone(entry)

// What is inside the entries is checked by their own fields; here only how many there are.
const countRule = (field: ListField, locale: 'ar' | 'en') => async (_: unknown, value: unknown) => {
  const entries = Array.isArray(value) ? value.length : 0
  if (entries === 0 && field.needed) throw new Error(labelIn(field.needed.otherwise, locale))
  if (entries >= (field.min ?? 0) && entries <= (field.max ?? Number.POSITIVE_INFINITY)) return
  const rule = fieldRule({ ...field, fields: {} }, locale)
  if ('validator' in rule)
    await rule.validator?.(
      {},
      Array.from({ length: entries }, () => ({})),
      () => undefined,
    )
}
