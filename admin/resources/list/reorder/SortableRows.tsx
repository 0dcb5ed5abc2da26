import { HolderOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { CrudSort } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, type TableProps } from 'antd'
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../../api/declarations.ts'
import { useDragLabels } from '../../../fields/inputs/useDragLabels.ts'
import { useLocale } from '../../../ui/useLocale.ts'
import { useRowDenialReasons } from '../../actions/useRowDenialReasons.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { handleWidth, positionOf, useMoveRow } from './useMoveRow.ts'

/** The props that make the rows of the table sortable. */
export type SortableTableParts = {
  rows: readonly AnyRow[]
  columns: NonNullable<TableProps<AnyRow>['columns']>
  components: NonNullable<TableProps<AnyRow>['components']>
}
type Props = {
  declaration: AnyResource
  rows: readonly AnyRow[]
  sorters: readonly CrudSort[]
  children: (moving: SortableTableParts | null) => ReactNode
}

/** Lets rows be dragged to another position, by pointer or keyboard, while the list is sorted by position. */
export function SortableRows({ declaration, rows, sorters, children }: Props) {
  const { t } = useTranslation()
  const move = useMoveRow(declaration, sorters)
  // The dropped order is shown until the server has saved it and the rows are reloaded.
  const [dropped, setDropped] = useState<readonly AnyRow[] | null>(null)
  const denialReason = useRowDenialReasons(declaration)
  const accessibility = useDragLabels()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  if (!move) return children(null)
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((rowId) => rows.findIndex(({ id }) => id === rowId))
    const [row, target] = [rows[from ?? -1], rows[to ?? -1]]
    if (from === undefined || to === undefined || !row || !target || row === target) return
    setDropped(arrayMove([...rows], from, to))
    void move(row, positionOf(declaration, target)).finally(() => setDropped(null))
  }
  const column: SortableTableParts['columns'][number] = {
    key: 'reorder',
    width: handleWidth,
    title: <span className="visually-hidden">{t('reorder.column')}</span>,
    render: (_, row) => (
      <span className="reorder">
        {denialReason(row, 'edit') === null && <DragHandle declaration={declaration} row={row} />}
        <MoveButtons declaration={declaration} row={row} sorters={sorters} />
      </span>
    ),
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
      <SortableContext items={rows.map(({ id }) => String(id))} strategy={verticalListSortingStrategy}>
        {children({ rows: dropped ?? rows, columns: [column], components: { body: { row: SortableRow } } })}
      </SortableContext>
    </DndContext>
  )
}

type DragHandleProps = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>
const DragHandleContext = createContext<DragHandleProps | null>(null)

function SortableRow({ style, ...row }: ComponentProps<'tr'> & { 'data-row-key'?: string }) {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } = useSortable({
    id: row['data-row-key'] ?? '',
  })
  return (
    <DragHandleContext value={{ attributes, listeners, setActivatorNodeRef }}>
      <tr
        {...row}
        ref={setNodeRef}
        data-dragging={isDragging}
        style={{ ...style, transform: CSS.Translate.toString(transform), transition }}
      />
    </DragHandleContext>
  )
}

function DragHandle({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const handle = useContext(DragHandleContext)
  if (!handle) return null
  return (
    <Button
      type="text"
      ref={handle.setActivatorNodeRef}
      {...handle.attributes}
      {...handle.listeners}
      className="drag-handle"
      icon={<HolderOutlined />}
      aria-label={t('reorder.dragHandle', { row: titleOf(declaration, row, locale) })}
    />
  )
}
