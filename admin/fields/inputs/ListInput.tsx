import { PlusOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ListField } from '@wasl/shared/registry/fields.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { Button, Form, type FormListOperation } from 'antd'
import { type ComponentType, type ReactNode, useContext, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import type { AnyInputProps, Path } from '../kinds.ts'
import { FieldLabel } from './FormField.tsx'
import { fieldRule } from './field-rule.ts'
import { FormUploadsContext } from './form-uploads.ts'
import { ListEntry } from './ListEntry.tsx'
import { pathKey } from './uploads.ts'
import { useDragLabels } from './useDragLabels.ts'
import { defaultsOf } from './values.ts'

type Props = { field: ListField; name: Path; path: Path; Entry: ComponentType<AnyInputProps> }
type ListItemKey = { key: number; name: number }

/** A list field: entries that can be added, copied, removed and moved. `Entry` renders the input of one field. */
export function ListInput({ field, name, path, Entry }: Props) {
  const { locale, localize } = useLocale()
  return (
    <fieldset className="list-field field-span" data-list={pathKey(path)} disabled={Boolean(field.readOnly)}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      {field.help && <p className="list-field-help">{localize(field.help)}</p>}
      <Form.List name={name} rules={field.readOnly ? [] : [{ validator: countRule(field, locale) }]}>
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

type EntriesProps = Pick<Props, 'field' | 'path' | 'Entry'> & { entries: readonly ListItemKey[]; operation: FormListOperation }

function Entries({ field, path, Entry, entries, operation }: EntriesProps) {
  const { t } = useTranslation()
  const { localizeInline } = useLocale()
  const container = useRef<HTMLDivElement>(null)
  const { addEntry, moveEntry, copyEntry, removeEntry } = useEntryOperations(field, path, operation)
  const isFull = field.max !== undefined && entries.length >= field.max
  const changeAndFocus = (change: () => void, index: number, control: string) => {
    flushSync(change)
    focusEntry(container.current, index, control)
  }

  return (
    <DraggableEntries entries={entries} onMove={moveEntry}>
      <div ref={container} className="list-field-entries">
        {entries.length === 0 && <p className="list-field-empty">{t('form.noEntries')}</p>}
        {entries.map(({ key, name: index }) => (
          <ListEntry
            key={key}
            id={key}
            field={field}
            index={index}
            count={entries.length}
            onMove={(to) =>
              changeAndFocus(
                () => moveEntry(index, to),
                to,
                to < index ? '[data-move="up"]:not(:disabled)' : '[data-move="down"]:not(:disabled)',
              )
            }
            onCopy={isFull ? null : () => changeAndFocus(() => copyEntry(index), index + 1, firstInput)}
            onRemove={() => changeAndFocus(() => removeEntry(index), Math.min(index, entries.length - 2), '[data-remove]')}
          >
            {Object.entries(field.fields).map(([inner, innerField]) => (
              // useWatch cannot change its path: remount when the index changes.
              <Entry key={`${index}.${inner}`} field={innerField} name={[index, inner]} path={[...path, index, inner]} />
            ))}
          </ListEntry>
        ))}
        <Button
          data-add
          icon={<PlusOutlined />}
          onClick={() => changeAndFocus(addEntry, entries.length, firstInput)}
          disabled={isFull}
          className="list-field-add"
        >
          {t('form.addOne', { one: localizeInline(field.one) })}
        </Button>
      </div>
    </DraggableEntries>
  )
}

const firstInput = ':scope > .fields :is(input, textarea, button)'

type DraggableProps = { entries: readonly ListItemKey[]; onMove: (from: number, to: number) => void; children: ReactNode }

function DraggableEntries({ entries, onMove, children }: DraggableProps) {
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useDragLabels()
  const indexOf = (key: unknown) => entries.find((entry) => entry.key === key)?.name
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        const [from, to] = [indexOf(active.id), indexOf(over?.id)]
        if (from !== undefined && to !== undefined && from !== to) onMove(from, to)
      }}
    >
      <SortableContext items={entries.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

// The focused control has moved or is gone: move the focus, otherwise it would jump to the top of the page.
function focusEntry(container: HTMLElement | null, index: number, control: string): void {
  const entry = container?.querySelectorAll(':scope > [data-entry]')[index]
  const moved = entry?.querySelector<HTMLElement>(control) ?? entry?.querySelector<HTMLElement>('[data-move]:not(:disabled)')
  const target = moved ?? container?.querySelector<HTMLElement>(':scope > [data-add]')
  target?.focus()
}

/** The changes of a list. Pending uploads of an entry move with it. */
function useEntryOperations(field: ListField, path: Path, { add, remove, move }: FormListOperation) {
  const form = Form.useFormInstance()
  const uploads = useContext(FormUploadsContext)
  return {
    addEntry: () => add(defaultsOf(field.fields)),
    moveEntry: (from: number, to: number) => {
      uploads.reorder(path, (index) => indexAfterMove(index, from, to))
      move(from, to)
    },
    copyEntry: (from: number) => {
      uploads.reorder(path, (index) => (index > from ? index + 1 : index))
      add(copyOf(form.getFieldValue([...path, from])), from + 1)
    },
    removeEntry: (removed: number) => {
      uploads.reorder(path, (index) => (index === removed ? null : index > removed ? index - 1 : index))
      remove(removed)
    },
  }
}

/** The new index of an entry after one entry was moved. */
function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}

const copyOf = (entry: unknown): unknown => structuredClone(entry)

// Checks only the number of entries; their fields have rules of their own.
const countRule = (field: ListField, locale: 'ar' | 'en') => async (_: unknown, value: unknown) => {
  const entries = Array.isArray(value) ? value.length : 0
  if (entries === 0 && field.requiredWhenVisible) throw new Error(labelIn(field.requiredWhenVisible.message, locale))
  if (entries >= (field.min ?? 0) && entries <= (field.max ?? Number.POSITIVE_INFINITY)) return
  const rule = fieldRule({ ...field, fields: {} }, locale)
  if ('validator' in rule)
    await rule.validator?.(
      {},
      Array.from({ length: entries }, () => ({})),
      () => undefined,
    )
}
