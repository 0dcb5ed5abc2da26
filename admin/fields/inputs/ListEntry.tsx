import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ListField } from '@wasl/shared/registry/fields.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'

type Props = {
  id: number
  field: ListField
  index: number
  count: number
  onMove: (to: number) => void
  /** Null where no further entry has room. */
  onCopy: (() => void) | null
  onRemove: () => void
  children: ReactNode
}

/** One entry of a repeated group: its handle to drag it by, its buttons, its fields. */
export function ListEntry({ id, field, index, count, onMove, onCopy, onRemove, children }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const isClosed = Boolean(field.readOnly)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isClosed,
  })
  const number = index + 1
  const title = t('form.entry', { one: say(field.one), number })
  return (
    <section
      ref={setNodeRef}
      data-entry
      className="group-entry"
      data-dragging={isDragging}
      aria-label={title}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <header>
        {!isClosed && (
          <Button
            type="text"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            className="drag-handle"
            icon={<HolderOutlined />}
            aria-label={t('drag.handle', { number })}
          />
        )}
        <strong>{title}</strong>
        <Button
          type="text"
          data-move="up"
          icon={<ArrowUpOutlined />}
          aria-label={t('form.moveUp', { number })}
          disabled={isClosed || index === 0}
          onClick={() => onMove(index - 1)}
        />
        <Button
          type="text"
          data-move="down"
          icon={<ArrowDownOutlined />}
          aria-label={t('form.moveDown', { number })}
          disabled={isClosed || index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <Button
          type="text"
          icon={<CopyOutlined />}
          aria-label={t('form.copyEntry', { number })}
          disabled={isClosed || !onCopy}
          onClick={() => onCopy?.()}
        />
        <Button
          type="text"
          danger
          data-remove
          icon={<DeleteOutlined />}
          aria-label={t('form.removeEntry', { number })}
          disabled={isClosed}
          onClick={onRemove}
        />
      </header>
      <div className="fields">{children}</div>
    </section>
  )
}
