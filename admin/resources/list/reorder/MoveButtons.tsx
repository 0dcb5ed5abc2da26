import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import type { CrudSort } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../../api/declarations.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { useLocale } from '../../../ui/useLocale.ts'
import { useRowDenialReasons } from '../../actions/useRowDenialReasons.ts'
import { positionOf, useMoveRow } from './useMoveRow.ts'

type Props = { declaration: AnyResource; row: AnyRow; sorters: readonly CrudSort[] }

/** Moves a row one position up or down; renders nothing where rows cannot be moved. */
export function MoveButtons({ declaration, row, sorters }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const move = useMoveRow(declaration, sorters)
  const [isMoving, setMoving] = useState(false)
  const denial = useRowDenialReasons(declaration)(row, 'edit')
  if (!move) return null
  const [title, position] = [titleOf(declaration, row, locale), positionOf(declaration, row)]
  // The buttons are not disabled while moving, because that would lose the focus.
  const go = (to: number) => {
    if (isMoving) return
    setMoving(true)
    void move(row, to).finally(() => setMoving(false))
  }
  return (
    <span className="move-buttons">
      <ActionButton
        type="text"
        icon={<ArrowUpOutlined />}
        disabledReason={denial}
        aria-label={t('reorder.up', { row: title })}
        disabled={position <= 1}
        onClick={() => go(position - 1)}
      />
      <ActionButton
        type="text"
        icon={<ArrowDownOutlined />}
        disabledReason={denial}
        aria-label={t('reorder.down', { row: title })}
        onClick={() => go(position + 1)}
      />
    </span>
  )
}
