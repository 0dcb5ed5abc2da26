import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import type { CrudSort } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../app/useLocale.ts'
import { titleOf } from '../../declarations.ts'
import { placeOf, useMove } from './useMove.ts'

type Props = { declaration: AnyResource; row: AnyRow; sorters: readonly CrudSort[] }

/** Moves a row one place up or down; nothing where rows cannot be moved. */
export function PlaceButtons({ declaration, row, sorters }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const move = useMove(declaration, sorters)
  const [isMoving, setMoving] = useState(false)
  if (!move) return null
  const [title, place] = [titleOf(declaration, row, locale), placeOf(declaration, row)]
  // Not disabled while it runs, or the focus would be lost with it.
  const go = (to: number) => {
    if (isMoving) return
    setMoving(true)
    void move(row, to).finally(() => setMoving(false))
  }
  return (
    <span className="place-buttons">
      <Button
        type="text"
        icon={<ArrowUpOutlined />}
        aria-label={t('place.up', { row: title })}
        disabled={place <= 1}
        onClick={() => go(place - 1)}
      />
      <Button type="text" icon={<ArrowDownOutlined />} aria-label={t('place.down', { row: title })} onClick={() => go(place + 1)} />
    </span>
  )
}
