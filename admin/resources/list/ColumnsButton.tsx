import { ArrowDownOutlined, ArrowUpOutlined, TableOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Checkbox, Popover, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import { columnNames } from './column-names.ts'
import { columnsOf } from './columns.tsx'
import { type Density, defaultDensity, type ViewPreferences } from './useViewPreferences.ts'

type Props = {
  declaration: AnyResource
  /** The columns that are shown, by name. */
  shown: readonly string[]
  /** How many others have no room. */
  hiddenCount: number
  density: Density
  onChange: (change: Partial<ViewPreferences>) => void
}

/** Chooses the columns of a list, their order, and the row height; says how many have no room. */
export function ColumnsButton(props: Props) {
  const { t } = useTranslation()
  const { hiddenCount } = props
  return (
    <Popover trigger="click" placement="bottomRight" title={t('list.columnsTitle')} content={<ColumnsMenu {...props} />} destroyOnHidden>
      <Button icon={<TableOutlined />} title={hiddenCount > 0 ? t('list.hiddenColumns', { count: hiddenCount }) : undefined}>
        {t('list.columns')}
        {hiddenCount > 0 && (
          <>
            <bdi className="hidden-columns" dir="ltr" aria-hidden>
              +{hiddenCount}
            </bdi>
            <span className="visually-hidden">{t('list.hiddenColumns', { count: hiddenCount })}</span>
          </>
        )}
      </Button>
    </Popover>
  )
}

function ColumnsMenu({ declaration, shown, hiddenCount, density, onChange }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const others = columnNames(declaration).filter((name) => !shown.includes(name))
  const all = columnsOf(declaration, [...shown, ...others])
  const move = (name: string, by: number) => {
    const rest = shown.filter((other) => other !== name)
    rest.splice(shown.indexOf(name) + by, 0, name)
    onChange({ columns: rest })
  }
  return (
    <div className="columns-menu">
      {hiddenCount > 0 && <p className="muted">{t('list.hiddenColumns', { count: hiddenCount })}</p>}
      <ul>
        {all.map(({ name, label }) => (
          <ColumnChoice
            key={name}
            column={localize(label)}
            position={shown.indexOf(name)}
            count={shown.length}
            onShow={(isShown) => onChange({ columns: isShown ? [...shown, name] : shown.filter((other) => other !== name) })}
            onMove={(by) => move(name, by)}
          />
        ))}
      </ul>
      <Segmented<Density>
        block
        aria-label={t('list.density')}
        value={density}
        onChange={(chosen) => onChange({ density: chosen })}
        options={[
          { value: 'comfortable', label: t('list.comfortable') },
          { value: 'compact', label: t('list.compact') },
        ]}
      />
      <Button type="link" size="small" onClick={() => onChange({ columns: [], density: defaultDensity(declaration) })}>
        {t('list.resetColumns')}
      </Button>
    </div>
  )
}

type ChoiceProps = {
  column: string
  /** Among the shown columns, of which there are `count`; negative for a hidden one. */
  position: number
  count: number
  onShow: (isShown: boolean) => void
  onMove: (by: 1 | -1) => void
}

function ColumnChoice({ column, position, count, onShow, onMove }: ChoiceProps) {
  const { t } = useTranslation()
  const isShown = position >= 0
  return (
    <li>
      <Checkbox checked={isShown} disabled={isShown && count === 1} onChange={({ target }) => onShow(target.checked)}>
        {column}
      </Checkbox>
      {isShown && (
        <span>
          <Button
            type="text"
            size="small"
            icon={<ArrowUpOutlined />}
            disabled={position === 0}
            aria-label={t('list.moveEarlier', { column })}
            onClick={() => onMove(-1)}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined />}
            disabled={position === count - 1}
            aria-label={t('list.moveLater', { column })}
            onClick={() => onMove(1)}
          />
        </span>
      )}
    </li>
  )
}
