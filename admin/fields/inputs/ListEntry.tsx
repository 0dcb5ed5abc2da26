import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ListField } from '@wasl/shared/registry/fields.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import { hasShortEntries } from '../kinds.ts'

type Props = {
  id: number
  field: ListField
  index: number
  count: number
  onMove: (to: number) => void
  /** Null when the list is full. */
  onCopy: (() => void) | null
  onRemove: () => void
  children: ReactNode
}

/** One entry of a list field: drag handle, buttons and fields. */
export function ListEntry({ id, field, index, count, onMove, onCopy, onRemove, children }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const isReadOnly = Boolean(field.readOnly)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isReadOnly,
  })
  const number = index + 1
  const title = t('form.entry', { one: localize(field.one), number })
  return (
    <section
      ref={setNodeRef}
      data-entry
      className={hasShortEntries(field) ? 'list-field-entry short-entry' : 'list-field-entry'}
      data-dragging={isDragging}
      aria-label={title}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <header>
        {!isReadOnly && (
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
        <EntryButtons index={index} count={count} isReadOnly={isReadOnly} onMove={onMove} onCopy={onCopy} onRemove={onRemove} />
      </header>
      <div className="fields">{children}</div>
    </section>
  )
}

type ButtonsProps = Pick<Props, 'index' | 'count' | 'onMove' | 'onCopy' | 'onRemove'> & { isReadOnly: boolean }

function EntryButtons({ index, count, isReadOnly, onMove, onCopy, onRemove }: ButtonsProps) {
  const { t } = useTranslation()
  const number = index + 1
  return (
    <>
      <Button
        type="text"
        data-move="up"
        icon={<ArrowUpOutlined />}
        aria-label={t('form.moveUp', { number })}
        disabled={isReadOnly || index === 0}
        onClick={() => onMove(index - 1)}
      />
      <Button
        type="text"
        data-move="down"
        icon={<ArrowDownOutlined />}
        aria-label={t('form.moveDown', { number })}
        disabled={isReadOnly || index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <Button
        type="text"
        icon={<CopyOutlined />}
        aria-label={t('form.copyEntry', { number })}
        disabled={isReadOnly || !onCopy}
        onClick={() => onCopy?.()}
      />
      <Button
        type="text"
        danger
        data-remove
        icon={<DeleteOutlined />}
        aria-label={t('form.removeEntry', { number })}
        disabled={isReadOnly}
        onClick={onRemove}
      />
    </>
  )
}
