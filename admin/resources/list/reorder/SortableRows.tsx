import { HolderOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { CrudSort } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, type TableProps } from 'antd'
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../app/useLocale.ts'
import { useDragWords } from '../../../fields/inputs/drag-labels.ts'
import { titleOf } from '../../declarations.ts'
import { PlaceButtons } from './MoveButtons.tsx'
import { placeOf, useMove } from './useMove.ts'

/** What the table of rows is given so that its rows can be dragged. */
export type Moving = {
  rows: readonly AnyRow[]
  columns: NonNullable<TableProps<AnyRow>['columns']>
  components: NonNullable<TableProps<AnyRow>['components']>
}
type Props = {
  declaration: AnyResource
  rows: readonly AnyRow[]
  sorters: readonly CrudSort[]
  children: (moving: Moving | null) => ReactNode
}

/** Lets rows be dragged to another place, by pointer or by keyboard, where they stand in the order of their places. */
export function MovingRows({ declaration, rows, sorters, children }: Props) {
  const { t } = useTranslation()
  const move = useMove(declaration, sorters)
  // Where it was dropped it stays while the server is told; the rows that come after that are the truth.
  const [dropped, setDropped] = useState<readonly AnyRow[] | null>(null)
  const accessibility = useDragWords()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  if (!move) return children(null)
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((wanted) => rows.findIndex(({ id }) => id === wanted))
    const [row, target] = [rows[from ?? -1], rows[to ?? -1]]
    if (from === undefined || to === undefined || !row || !target || row === target) return
    setDropped(arrayMove([...rows], from, to))
    void move(row, placeOf(declaration, target)).finally(() => setDropped(null))
  }
  const column: Moving['columns'][number] = {
    key: 'place',
    width: 132,
    title: <span className="visually-hidden">{t('place.column')}</span>,
    render: (_, row) => (
      <span className="place">
        <Handle declaration={declaration} row={row} />
        <PlaceButtons declaration={declaration} row={row} sorters={sorters} />
      </span>
    ),
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
      <SortableContext items={rows.map(({ id }) => String(id))} strategy={verticalListSortingStrategy}>
        {children({ rows: dropped ?? rows, columns: [column], components: { body: { row: MovingRow } } })}
      </SortableContext>
    </DndContext>
  )
}

type Grip = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>
const InRow = createContext<Grip | null>(null)

function MovingRow({ style, ...row }: ComponentProps<'tr'> & { 'data-row-key'?: string }) {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } = useSortable({
    id: row['data-row-key'] ?? '',
  })
  return (
    <InRow value={{ attributes, listeners, setActivatorNodeRef }}>
      <tr
        {...row}
        ref={setNodeRef}
        data-dragging={isDragging}
        style={{ ...style, transform: CSS.Translate.toString(transform), transition }}
      />
    </InRow>
  )
}

function Handle({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const grip = useContext(InRow)
  if (!grip) return null
  return (
    <Button
      type="text"
      ref={grip.setActivatorNodeRef}
      {...grip.attributes}
      {...grip.listeners}
      className="drag-handle"
      icon={<HolderOutlined />}
      aria-label={t('place.handle', { row: titleOf(declaration, row, locale) })}
    />
  )
}
